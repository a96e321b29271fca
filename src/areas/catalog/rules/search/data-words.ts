/** Words with little meaning here: they affect the order but need not match. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'hair for the with and a an of in ins to on my is are i me we you it that this or from by at as be ' +
    'want need looking look find show buy get best good great nice cheap new quality top real style type women woman lady ladies girl ' +
    'inch inches colour color density size piece pieces pcs pc set please near some any all ' +
    '的 和 与 或 款 用 有 适合 我 要 买 想 想要 女 女士 女生 女款 英寸 寸 颜色 尺寸 色 款式 推荐 最好 便宜 好看 长度 密度 新款 什么 哪里 请问 一个 一顶'
  ).split(' '),
);

/** Correct words for things the shop does not sell: not treated as typos. */
export const unsoldWords: ReadonlySet<string> = new Set(
  (
    'man men boy kid child children baby adult teen blue green purple violet teal lavender rainbow neon beige cream synthetic fiber fibre plastic heat ' +
    'shampoo conditioner oil serum spray gel mousse dye bleach toner keratin protein vitamin growth loss cancer chemo alopecia medical toupee topper ' +
    'system dread dreadlock loc lash eyelash brow beard nail makeup costume cosplay halloween clown doll dog cat gift card free fake mirror dryer ' +
    'curler iron roller razor tweezer scalp skin thin thick fine medium large small tall fast slow next same day today tomorrow water wash care guide ' +
    'video review return refund order track delivery ship shipping store shop near price cost pay paypal coupon code login account contact phone whatsapp'
  ).split(' '),
);

/** Numbers as names write them. */
export const numberWords: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '10': 'ten',
  '14': 'fourteen',
};

/** Traditional characters with their simplified forms, as far as hair needs them. */
const signs =
  '髮发 髪发 絲丝 編编 頭头 捲卷 長长 劉刘 網网 膠胶 帶带 顏颜 紅红 銀银 黃黄 馬马 簾帘 額额 塊块 頂顶 無无 雙双 樣样 價价 貨货 護护 飾饰 優优 貼贴 環环 縫缝 ' +
  '漸渐 層层 淺浅 亞亚 紋纹 兒儿 夾夹 線线 機机 製制 織织 適适 補补 條条 個个 買买 頸颈 輕轻 薑姜 單单 號号 寬宽 鬆松 嬰婴 縮缩 齊齐 預预';
export const shortForm: ReadonlyMap<string, string> = new Map(signs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
