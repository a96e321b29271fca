import type { Config } from '@react-router/dev/config';

// Pages live inside their areas, so the whole of src is React Router's app folder.
export default {
  appDirectory: 'src',
  ssr: true,
  // Import maps with hashes change with every build and would break pages kept in the HTML cache.
  subResourceIntegrity: false,
  // scripts/bootstrap builds into a folder of its own and renames it, so a running shop never sees half a build.
  buildDirectory: process.env.TRESSLINE_BUILD_DIR ?? 'build',
} satisfies Config;
