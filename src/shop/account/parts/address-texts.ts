import { texts } from '#kernel/texts.ts';

export const addressTexts = texts({
  title: { en: 'Addresses', zh: '收货地址' },
  lead: { en: 'Where your parcels go. The default one is filled in at checkout.', zh: '包裹寄往这里，结算时自动填入默认地址。' },
  add: { en: 'Add an address', zh: '新增地址' },
  full: {
    en: 'You keep {most} addresses, as many as we hold. Remove one to add another.',
    zh: '您已保存 {most} 个地址，已达上限。删除一个后可再新增。',
  },
  noneTitle: { en: 'No address yet', zh: '还没有收货地址' },
  noneText: { en: 'Add one now, and checkout is two taps shorter.', zh: '现在添加，结算时少点两下。' },
  homeOffer: { en: 'Your details already name a home address:', zh: '您的账户资料里已有居住地址：' },
  useHome: { en: 'Start with this one', zh: '用这个地址开始' },

  isDefault: { en: 'Default', zh: '默认' },
  isChecked: { en: 'Known to the carrier', zh: '承运商已核对' },
  notChecked: { en: 'Not checked by the carrier', zh: '未经承运商核对' },
  edit: { en: 'Edit', zh: '编辑' },
  editOf: { en: 'Edit: {address}', zh: '编辑：{address}' },
  makeDefault: { en: 'Make default', zh: '设为默认' },
  makeDefaultOf: { en: 'Make default: {address}', zh: '设为默认：{address}' },
  remove: { en: 'Remove', zh: '删除' },
  removeOf: { en: 'Remove: {address}', zh: '删除：{address}' },
  gone: { en: 'Removed: {address}.', zh: '已删除：{address}。' },
  undo: { en: 'Undo', zh: '撤销' },

  saidAdded: { en: 'The address is kept.', zh: '地址已保存。' },
  saidSaved: { en: 'The change is kept.', zh: '修改已保存。' },
  saidDefault: { en: 'This is your default address now.', zh: '已设为默认地址。' },
  saidRestored: { en: 'The address is back.', zh: '地址已恢复。' },
  saidMissing: { en: 'That address is no longer here.', zh: '该地址已不存在。' },
  saidUnchecked: {
    en: 'The address is kept. The carrier could not be asked just now, so it is not checked yet.',
    zh: '地址已保存。暂时无法联系承运商，因此尚未核对。',
  },

  newTitle: { en: 'New address', zh: '新增地址' },
  editTitle: { en: 'Edit address', zh: '编辑地址' },
  all: { en: 'All addresses', zh: '全部地址' },
  who: { en: 'Who receives it', zh: '收件人' },
  where: { en: 'Where should it go', zh: '寄往哪里' },
  phoneHelp: { en: 'Only the carrier calls it.', zh: '仅供承运商联系。' },
  emailHelp: { en: 'For news about the parcel.', zh: '用于接收包裹动态。' },
  country: { en: 'Country', zh: '国家 / 地区' },
  street: { en: 'Street, number and apartment', zh: '街道、门牌号及房号' },
  state: { en: 'State', zh: '州' },
  chooseState: { en: 'Choose a state', zh: '请选择州' },
  territories: { en: 'Territories and armed forces', zh: '属地及军邮' },
  region: { en: 'Province or region', zh: '省 / 地区' },
  postCode: { en: 'ZIP or post code', zh: '邮政编码' },
  asDefault: { en: 'Use it as my default address', zh: '设为默认收货地址' },
  save: { en: 'Save address', zh: '保存地址' },
  saving: { en: 'Saving…', zh: '正在保存…' },
  cancel: { en: 'Cancel', zh: '取消' },
  checkNote: { en: 'When you save, the carrier looks whether a parcel would arrive.', zh: '保存时，承运商会核对包裹能否送达。' },
  testNote: { en: 'Test mode: our own stand-in answers for the carrier.', zh: '测试模式：由内置的模拟承运商应答。' },
  notSaved: { en: 'Not saved yet', zh: '尚未保存' },
  lookAgain: { en: 'Please look at the marked fields.', zh: '请检查标出的项目。' },

  suggestTitle: { en: 'The carrier writes it like this', zh: '承运商的写法如下' },
  suggestLead: {
    en: 'A small difference can send a parcel round the block. Which one is right?',
    zh: '小小的出入也可能让包裹绕路。请选择正确的写法。',
  },
  doubtTitle: { en: 'The carrier is not sure about this address', zh: '承运商无法确认此地址' },
  doubtLead: {
    en: 'You may change it below, or keep it as it is: you know best where you live.',
    zh: '您可以在下方修改，也可以照原样保存：您的住址您最清楚。',
  },
  youWrote: { en: 'You wrote', zh: '您填写的' },
  carrierWrites: { en: 'The carrier writes', zh: '承运商的写法' },
  useTheirs: { en: 'Use the carrier’s way', zh: '使用承运商的写法' },
  keepMine: { en: 'Keep mine', zh: '保留我的写法' },
  saveAnyway: { en: 'Save it anyway', zh: '仍然保存' },
});

/** Why the carrier doubts an address. */
export const doubtTexts = texts({
  unknown: { en: 'It does not know this street and number in this place.', zh: '在该地区查不到这条街道和门牌号。' },
  unitMissing: { en: 'The house has several apartments, and the number of yours is missing.', zh: '该楼有多户，缺少您的房号。' },
  unitUnknown: { en: 'It does not know this apartment or suite number.', zh: '查不到这个房号或单元号。' },
  streetUnsure: { en: 'Only a part of the street’s name matches.', zh: '街道名称只有部分吻合。' },
  directionMissing: { en: 'North, South, East or West seems to be missing or wrong.', zh: '街道方位（东南西北）可能缺失或有误。' },
  postBox: { en: 'Most parcels cannot be brought to a post office box.', zh: '多数包裹无法投递到邮政信箱。' },
});

/** Field errors. */
export const faultTexts = texts({
  missing: { en: 'Please fill this in', zh: '请填写此项' },
  tooLong: { en: 'That is too long for a label', zh: '内容过长，标签放不下' },
  oddSign: { en: 'A sign in it cannot be printed on a label', zh: '含有无法打印的字符' },
  separator: { en: 'Please leave out the sign |', zh: '请不要使用符号 |' },
  mailbox: { en: 'Invalid mailbox format!', zh: '邮箱格式不正确！' },
  phoneUs: { en: 'A US number has ten digits: 404 555 0142', zh: '美国号码为十位数字，例如 404 555 0142' },
  phone: { en: 'Six to fifteen digits, with the country code if you like', zh: '请输入 6 至 15 位数字，可加国家代码' },
  state: { en: 'Please choose a state', zh: '请选择州' },
  zip: { en: 'A US ZIP has five digits, or five and four: 30303-1234', zh: '美国邮编为五位数字，或五位加四位：30303-1234' },
  postCode: { en: 'Letters and digits only, ten at most', zh: '仅限字母和数字，最多十位' },
  country: { en: 'Please choose a country', zh: '请选择国家或地区' },
});
