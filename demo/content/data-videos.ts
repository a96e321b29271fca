type Pair = readonly [en: string, zh: string];
/** What is seen between two moments, in seconds. */
export type Scene = readonly [from: number, to: number, seen: Pair];
export type VideoPlan = { readonly title: Pair; readonly about: Pair; readonly tags: readonly string[]; readonly scenes: readonly Scene[] };

const swayBack: Scene = [3, 4, ['[It swings back to the front. No sound.]', '[摆回正面。无声。]']];

/** The clips are silent: their captions say what is seen, and nobody is made to speak. */
export const videoPlans: Readonly<Record<string, VideoPlan>> = {
  'wig-straight-1b': {
    title: ['Straight wig, natural black, in motion', '自然黑直发假发动态'],
    about: [
      'A long straight wig in #1B sways on a stand in soft light. Watch how the ends fall together and where the light breaks.',
      '#1B 长直发假发在柔光下轻轻摆动，可看发尾垂落与光泽。',
    ],
    tags: ['wig', 'straight', 'black', 'long'],
    scenes: [
      [0, 1.4, ['[Front view: long straight hair, middle part, natural black]', '[正面：长直发，中分，自然黑]']],
      [1.4, 3, ['[It turns to one side; the light runs down the lengths, the ends stay even]', '[转向一侧，光泽沿发身流动，发尾整齐]']],
      swayBack,
    ],
  },
  'wig-body-wave-t1b27': {
    title: ['Body wave wig, ombre 1B/27, in motion', '渐变 1B/27 大波浪假发动态'],
    about: [
      'Black at the root, honey blonde from the cheek down: see where the blend begins and how the waves move one by one.',
      '发根为黑，脸颊以下为蜂蜜金，可看渐变起点与波浪摆动。',
    ],
    tags: ['wig', 'body-wave', 'ombre', 'long'],
    scenes: [
      [0, 1.4, ['[Front view: black roots, honey blonde waves from the cheek down]', '[正面：黑色发根，脸颊以下蜂蜜金波浪]']],
      [1.4, 3, ['[It turns to one side; the blend is soft, without a line]', '[转向一侧，渐变柔和，没有分界线]']],
      swayBack,
    ],
  },
  'wig-bob-613': {
    title: ['Bob in #613 blonde, in motion', '#613 浅金波波头动态'],
    about: [
      'A straight bob in #613 with a blunt line, swaying, so that you see how the cut holds and how much light the blonde gives back.',
      '#613 直发齐尾波波头摆动展示，可看剪裁线条与金色反光。',
    ],
    tags: ['wig', 'bob', 'straight', 'blonde'],
    scenes: [
      [0, 1.4, ['[Front view: blonde bob with a middle part, ends at the collarbone]', '[正面：中分浅金波波头，发尾到锁骨]']],
      [1.4, 3, ['[It turns to one side; the blunt line stays straight]', '[转向一侧，齐尾线条保持平直]']],
      swayBack,
    ],
  },
  'wig-deep-wave-99j': {
    title: ['Deep wave wig, burgundy, in motion', '酒红深波浪假发动态'],
    about: [
      '99J in deep wave: dark red in the shade, wine in the light. The wave keeps its shape from root to tip.',
      '深波浪 99J：暗处深红，光下酒红，从发根到发梢波形稳定。',
    ],
    tags: ['wig', 'deep-wave', 'red', 'long'],
    scenes: [
      [0, 1.4, ['[Front view: close, regular burgundy waves, side part]', '[正面：细密规则的酒红波浪，侧分]']],
      [1.4, 3, ['[It turns to one side; wine red where the light falls]', '[转向一侧，受光处呈酒红]']],
      swayBack,
    ],
  },
  'bundle-body-wave-4': {
    title: ['Body wave bundle, chocolate brown', '巧克力棕大波浪发帘'],
    about: [
      'One body wave bundle in #4, tied at the weft, swings a little from side to side. The wave is as it comes out of the bag.',
      '#4 大波浪单帘，帘头束起，轻轻左右摆动，波纹为出袋原状。',
    ],
    tags: ['bundle', 'body-wave', 'brown'],
    scenes: [
      [0, 1.4, ['[One chocolate brown bundle, tied at the weft, waves falling to the left]', '[一束巧克力棕发帘，帘头束起，波浪向左垂落]']],
      [1.4, 3, ['[The lengths swing to the right; the wave is wide and even]', '[发身向右摆动，波纹宽而均匀]']],
      [3, 4, ['[It swings back. No sound.]', '[摆回原位。无声。]']],
    ],
  },
  'ponytail-straight-27': {
    title: ['Straight ponytail, honey blonde', '蜂蜜金直发马尾'],
    about: [
      'A straight wrap-around ponytail in #27. The strand at the top is the one that hides the band.',
      '#27 直发缠绕马尾，顶部那一缕用来遮住发圈。',
    ],
    tags: ['extensions', 'straight', 'blonde'],
    scenes: [
      [
        0,
        1.4,
        ['[A honey blonde ponytail, wrapped at the top, lengths in one smooth curve]', '[蜂蜜金马尾，顶部缠绕，发身呈一道顺滑弧线]'],
      ],
      [1.4, 3, ['[It swings to the right; the ends are full]', '[向右摆动，发尾饱满]']],
      [3, 4, ['[It swings back. No sound.]', '[摆回原位。无声。]']],
    ],
  },
};
