import type { Config } from '@react-router/dev/config';

// Pages are spread over src, so all of src is React Router's app folder.
export default {
  appDirectory: 'src',
  ssr: true,
  // Import maps with hashes change with every build and would break cached pages.
  subResourceIntegrity: false,
  // scripts/bootstrap builds into its own folder and renames it, so a running shop never sees half a build.
  buildDirectory: process.env.TRESSLINE_BUILD_DIR ?? 'build',
} satisfies Config;
