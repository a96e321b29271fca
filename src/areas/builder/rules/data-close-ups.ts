export const closeUpFiles: Readonly<Record<string, string>> = {
  straight: '/media/textures/straight-16aab140-240.webp',
  'body-wave': '/media/textures/body-23c0c167-240.webp',
  'loose-wave': '/media/textures/loose-7d62e373-240.webp',
  'deep-wave': '/media/textures/deep-d73ab558-240.webp',
  'water-wave': '/media/textures/water-59dbab62-240.webp',
  'kinky-curly': '/media/textures/kinky-ae7a4afb-240.webp',
  'yaki-straight': '/media/textures/yaki-c9c56cfe-240.webp',
};
