/** Sentences from which the demo's reviews are put together. {length}, {colour}, {texture}, {days} are filled in from what was bought. */
export type Kind = 'wig' | 'bundle' | 'lace' | 'braiding' | 'extensions' | 'sample' | 'accessory';

export const kindOf: Readonly<Record<string, Kind>> = {
  wig: 'wig',
  bundle: 'bundle',
  'closure-frontal': 'lace',
  'hair-braiding': 'braiding',
  'hair-extensions': 'extensions',
  'hair-sample': 'sample',
  accessories: 'accessory',
  'other-channel': 'bundle',
  'start-business': 'bundle',
  other: 'accessory',
  'sales-promotion': 'wig',
};

export const openings: readonly string[] = [
  'This is my second order from here and it will not be the last.', 'I was nervous about buying hair online, but I am so glad I did.', 'Came exactly as pictured.', 'Okay, I am impressed.',
  'I have been wearing this for three weeks now.', 'Bought this for my birthday and felt amazing.', 'My stylist asked me where I got it.', 'I read every review before I ordered, so here is mine.',
  'First time with this shop.', 'I compared four shops before choosing this one.', 'Honest review after two washes.', 'Got this for a wedding weekend.', 'I travel a lot for work and needed something easy.',
  'My sister has one and I had to get my own.', 'I do hair for a living, so I am picky.', 'Treated myself after a long month.', 'I wanted to wait a while before writing this.', 'Ordered on a Sunday night.',
  'Needed a change for the season.', 'I have bought from a lot of vendors over the years.', 'Took a chance on this and it paid off.', 'Wore it to church and got so many compliments.', 'Bought it for a photo shoot.',
  'I usually wear braids, so this was new for me.', 'After my last one shed everywhere I was careful this time.', 'I asked the chat a dozen questions first and they answered every one.', 'My daughter picked this one.',
  'I am starting a small salon and ordered to test the quality.', 'Half a year in and still pretty.', 'Short review because I am busy wearing it.',
];

export const details: Readonly<Record<Kind, readonly string[]>> = {
  wig: [
    'The lace melts into my skin with hardly any glue.', 'The knots are small and I did not need to bleach them.', 'The cap sits snug, and the elastic band at the back does not dig in.', 'The hairline looks plucked by somebody who knows what they are doing.',
    'It is full from top to bottom, no thin ends.', 'I measured my head and the medium fits like it was made for me.', 'Hardly any shedding, maybe ten strands when I brushed it the first time.', 'The {texture} pattern came back after I washed it and let it dry by itself.',
    'True to length: mine measured {length} inches pulled straight.', 'The combs are sewn in well and do not pull.', 'It does not tangle at the nape, which is where mine always start.', 'I cut the lace myself in ten minutes and it laid flat.',
    'Light enough to forget I have it on.', 'I slept in it twice by accident and it still looks good.', 'The parting looks like a scalp even in daylight.', 'I curled it with a wand at 350 and the curls stayed the whole evening.',
    'No smell at all when I opened the box.', 'I can put it in a high ponytail and nothing shows.', 'The baby hairs are soft and not too many.', 'It took toner well when I wanted it a little cooler.',
  ],
  bundle: [
    'The wefts are tight and I could cut them without fraying.', 'Three bundles were enough for a full sew-in at {length} inches.', 'Each bundle weighed what the page says, I put them on a scale.', 'The ends are thick, not see-through like the last ones I had.',
    'All the bundles match, same shade and same {texture} wave.', 'It blended with my own hair after one wash.', 'No shedding after two weeks of wear.', 'The hair is soft but it has body, not silky in that fake way.',
    'Took bleach to level nine without falling apart.', 'I co-wash it on Sundays and it behaves all week.', 'My stylist said the weft is one of the neatest she has sewn.', 'It moves when I walk, which is all I wanted.',
    'Straightened it flat and the {texture} came right back.', 'I could tell the cuticles run one way because it does not tangle when I rub it.', 'Held a roller set for four days.',
  ],
  lace: [
    'The lace is thin and soft and took my shade with a little powder.', 'The parting space is wide enough to change sides.', 'Laid flat after I plucked just a few hairs.', 'It matched my bundles perfectly, same wave and same shade.',
    'Knots were already light.', 'The {length} inch piece blends into longer bundles without a step.', 'I have taken it off and put it back three times and the lace has not torn.', 'Density is right, not that helmet look.',
    'No bald spots around the edges.', 'Sewed it on a dome cap and it looks like my own scalp.', 'The hair at the front is soft and easy to lay.', 'Sat under my dryer to set the glue and it did not curl up.',
  ],
  braiding: [
    'It grips well and does not slip out of the braid.', 'One pack went further than I thought.', 'Real hair makes such a difference on the scalp, no itching at all.', 'The curls in my boho braids stayed soft for five weeks.', 'Easy to part into small pieces without a mess.',
    'No tangling when I left the ends out.', 'The braider said it was a dream to work with.', 'It dipped nicely in hot water at the ends.', 'The {texture} pieces did not turn into a bird nest.', 'I could wash my braids and they dried quickly.', 'Light on my head even with a full style.',
  ],
  extensions: [
    'The clips hold all day and I forget they are there.', 'Blended with my own hair in five minutes.', 'The wefts are flat so nothing shows when the wind blows.', 'Full to the ends at {length} inches.', 'The tapes stuck for seven weeks before my move-up.',
    'The shade is spot on for {colour}.', 'I curl them once and they stay.', 'They come in a strong band, easy to store.', 'My fine hair can carry them, they are that light.', 'No shine like plastic, just hair.', 'I used four pieces for volume and kept the rest.',
  ],
  sample: [
    'The sample told me everything I needed before the big order.', 'It is a real strand of the same hair, not a photo card.', 'I washed it, bleached it and burned a bit, all as it should be.', 'Good way to check the shade against my own hair.', 'Shipping was free, which I liked.',
    'I showed it to two clients and both ordered.', 'The {colour} is true to the chart.',
  ],
  accessory: [
    'Simple thing, but it works.', 'Well made for the price.', 'Does not slip, even overnight.', 'I use it every morning now.', 'Washes well and keeps its shape.', 'Soft on my edges.', 'Exactly the size it says.', 'Bought two more for my sisters.', 'Feels sturdier than the one from the store.',
  ],
};

export const looks: readonly string[] = [
  'The {colour} is just like on the colour chart.', 'The colour is rich and not flat.', 'In the sun the {colour} is beautiful.', '{texture} was the right choice for my face.', 'At {length} inches it falls right where I wanted.', 'The {texture} has a lovely bounce.',
  'Photos do not do the shade justice.', 'The colour held after four washes.', 'I would order two inches longer next time, only because I am greedy.', 'It looks like it grows out of my head.', 'I got stopped in the store twice about it.', 'The shine is natural.',
];

export const services: readonly string[] = [
  'It was here in {days} days.', 'Shipped the next morning and arrived in {days} days.', 'Plain box, nobody could tell what it was.', 'They answered my message within the hour.', 'The box had a care card and two caps in it.', 'Tracking worked from the first day.',
  'Packed with care, the hair was in a net.', 'I asked for a clip of the real hair and got one the same day.', 'The price dropped a week later and they gave me credit without my asking.', 'Delivery took {days} days to my state.', 'Customer care was kind when I mixed up my size.', 'Wei in customer care is a gem.',
];

export const endings: readonly string[] = [
  'Will order again.', 'Worth every dollar.', 'Ten out of ten.', 'You will not regret it.', 'Already saving for the next one.', 'Thank you, Tressline.', 'My new favourite.', 'Recommended to my whole group chat.', 'I am keeping this shop to myself. Kidding, tell everybody.',
  'Trust the reviews.', 'No complaints.', 'Do it.', 'Happy customer here.', '', '', '', '',
];

export const smallComplaints: readonly string[] = [
  'One star off because the box was dented.', 'It shed a little more than I hoped in the first days.', 'The cap could be a bit deeper at the nape.', 'Shipping took longer than I expected.', 'I had to pluck the hairline a little myself.', 'The colour is a touch warmer than on my screen.',
  'Wish it came with a second band.', 'The ends needed a trim.', 'It had a faint smell that was gone after one wash.', 'The first comb broke, they sent a new one.', 'A bit less full than I pictured, still pretty.',
];

export const bigComplaints: readonly string[] = [
  'The shade did not match what I had in mind and I had to send it back.', 'It tangled at the nape within a week.', 'The cap was too small for me even with the straps open.', 'It arrived two days after my event.', 'It sheds whenever I comb it.', 'The curl fell out after the first wash and I could not bring it back.',
  'One bundle was shorter than the others.', 'I expected thicker ends at this length.',
];

export const makeGood: readonly string[] = ['They did offer an exchange at once.', 'Customer care gave part of the money back.', 'I am waiting for the exchange.', 'The return was easy, I will say that.', 'Maybe I will try another length.'];

export const titles: Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>> = {
  good: [
    'In love', 'Best one yet', 'So natural', 'Better than the pictures', 'Soft and full', 'Exactly what I wanted', 'My go-to', 'Quality is there', 'Stylist approved', 'Beautiful {texture}', 'Worth the wait', 'Obsessed', 'The {colour} is everything', '{length} inches of joy', 'Five stars from me', 'Melts right in', 'No shedding',
    'Second order', 'Great for the price', 'Real hair, really', 'Fast and lovely', '', '',
  ],
  fair: ['Good, with a small but', 'Pretty, not perfect', 'Happy overall', 'Nice hair', 'Almost there', 'Solid choice', ''],
  poor: ['Not for me', 'Expected more', 'Had to return it', 'Disappointed', 'Mixed feelings'],
};

export const answers: Readonly<Record<'good' | 'poor', readonly string[]>> = {
  good: [
    'Thank you for taking the time, {name}. Enjoy every inch of it.', 'We are so happy it suits you, {name}. Send us a photo any time.', 'Thank you, {name}. The workshop reads these too, and you made their day.', 'Lovely to hear, {name}. Wash cool, dry in the air, and it will last.',
  ],
  poor: [
    'We are sorry, {name}. Please write to us with your order number and we will put it right within a day.', 'Thank you for telling us, {name}. An exchange is on us, we have sent you a mail.', 'This is not what we want you to get, {name}. We have asked the workshop and will answer you by mail.',
  ],
};

/** Chinese-speaking buyers write in Chinese. */
export const zhOpenings: readonly string[] = ['第二次回购了。', '第一次在这家买，没有失望。', '朋友推荐来的。', '对比了好几家才下单。', '收到三周了来评价。', '给妹妹买的生日礼物。', '开美发店的，眼光比较挑。', '犹豫了很久终于入手。'];
export const zhDetails: Readonly<Record<Kind, readonly string[]>> = {
  wig: ['蕾丝很薄，贴合度好，几乎看不出来。', '发际线做得自然，不用自己再拔。', '帽子大小合适，戴一天不勒。', '基本不掉发，梳起来很顺。', '发尾饱满，不稀疏。', '洗过之后{texture}的弧度还在。', '拉直量了一下，{length}英寸很准。'],
  bundle: ['发帘缝得很密，剪开也不散。', '三束做全头刚好。', '每束克重和页面写的一样。', '颜色和纹理都能对上。', '漂染后状态还不错。', '洗后不打结。'],
  lace: ['蕾丝柔软，稍微上点粉就和肤色一样。', '和发束颜色完全一致。', '密度刚好，不厚重。', '绳结很小。'],
  braiding: ['编起来不滑手。', '真人发就是不痒。', '发尾放出来也不打结。', '一包比想象中用得久。'],
  extensions: ['夹子很牢，一整天不掉。', '和自己的头发很融合。', '发量足，发尾也厚。', '戴着很轻。'],
  sample: ['样品和正品是同一种头发，放心了。', '先看色再下单，很方便。', '样品包邮，很好。'],
  accessory: ['做工不错，价格合适。', '每天都在用。', '尺寸和描述一致。', '材质柔软。'],
};
export const zhLooks: readonly string[] = ['颜色和色卡一致。', '阳光下颜色很好看。', '长度刚刚好。', '光泽自然。', '同事都问我在哪里买的。', '显脸小。'];
export const zhServices: readonly string[] = ['{days}天就到了。', '包装很隐私。', '客服回复很快。', '物流信息很清楚。', '附带了护理卡和发网。'];
export const zhEndings: readonly string[] = ['推荐。', '会再来。', '值得。', '满意。', ''];
export const zhTitles: readonly string[] = ['很满意', '质量好', '自然', '值得回购', '超出预期', ''];
export const zhSmallComplaints: readonly string[] = ['就是物流慢了一点。', '颜色比屏幕上稍微暖一点。', '刚开始有一点掉发。', '盒子有点压坏了。'];
