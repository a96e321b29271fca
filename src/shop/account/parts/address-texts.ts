import { texts } from '#kernel/texts.ts';

export const addressTexts = texts({
  title: { en: 'Addresses', zh: '收货地址' },
  lead: {
    en: 'Where we ship your orders. Your default address is filled in at checkout.',
    zh: '您的包裹会寄到这里的地址，结算时自动填入默认地址。',
  },
  add: { en: 'Add address', zh: '新增地址' },
  full: {
    en: 'You’ve saved {most} addresses, the maximum. Remove one to add another.',
    zh: '您已保存 {most} 个地址，已达上限。删除一个后可再新增。',
  },
  noneTitle: { en: 'No addresses yet', zh: '还没有收货地址' },
  noneText: { en: 'Add one now for a faster checkout.', zh: '现在添加，结算更快捷。' },
  homeOffer: { en: 'Your account already has a home address:', zh: '您的账户资料里已有居住地址：' },
  useHome: { en: 'Use this address', zh: '使用此地址' },

  isDefault: { en: 'Default', zh: '默认' },
  isChecked: { en: 'Verified by carrier', zh: '承运商已核对' },
  notChecked: { en: 'Not verified by carrier', zh: '未经承运商核对' },
  edit: { en: 'Edit', zh: '编辑' },
  editOf: { en: 'Edit: {address}', zh: '编辑：{address}' },
  makeDefault: { en: 'Set as default', zh: '设为默认' },
  makeDefaultOf: { en: 'Set as default: {address}', zh: '设为默认：{address}' },
  remove: { en: 'Remove', zh: '删除' },
  removeOf: { en: 'Remove: {address}', zh: '删除：{address}' },
  gone: { en: 'Removed: {address}.', zh: '已删除：{address}。' },
  undo: { en: 'Undo', zh: '撤销' },

  saidAdded: { en: 'Address saved.', zh: '地址已保存。' },
  saidSaved: { en: 'Changes saved.', zh: '修改已保存。' },
  saidDefault: { en: 'Default address updated.', zh: '已设为默认地址。' },
  saidRestored: { en: 'Address restored.', zh: '地址已恢复。' },
  saidMissing: { en: 'That address no longer exists.', zh: '该地址已不存在。' },
  saidUnchecked: {
    en: 'Address saved. We couldn’t reach the carrier, so it hasn’t been verified yet.',
    zh: '地址已保存。暂时无法联系承运商，因此尚未核对。',
  },

  newTitle: { en: 'Add address', zh: '新增地址' },
  editTitle: { en: 'Edit address', zh: '编辑地址' },
  all: { en: 'All addresses', zh: '全部地址' },
  who: { en: 'Recipient', zh: '收件人' },
  where: { en: 'Shipping address', zh: '收货地址' },
  phoneHelp: { en: 'Used only by the carrier.', zh: '仅供承运商联系。' },
  emailHelp: { en: 'For shipping updates.', zh: '用于接收包裹动态。' },
  country: { en: 'Country', zh: '国家 / 地区' },
  street: { en: 'Street address, apt. or unit', zh: '街道、门牌号及房号' },
  state: { en: 'State', zh: '州' },
  chooseState: { en: 'Select a state', zh: '请选择州' },
  territories: { en: 'US territories and military', zh: '属地及军邮' },
  region: { en: 'Province or region', zh: '省 / 地区' },
  postCode: { en: 'ZIP or postal code', zh: '邮政编码' },
  asDefault: { en: 'Set as my default address', zh: '设为默认收货地址' },
  save: { en: 'Save address', zh: '保存地址' },
  saving: { en: 'Saving…', zh: '正在保存…' },
  cancel: { en: 'Cancel', zh: '取消' },
  checkNote: {
    en: 'When you save, we check with the carrier that packages can be delivered here.',
    zh: '保存时，承运商会核对包裹能否送达。',
  },
  testNote: { en: 'Test mode: carrier responses are simulated.', zh: '测试模式：由内置的模拟承运商应答。' },
  notSaved: { en: 'Not saved yet', zh: '尚未保存' },
  lookAgain: { en: 'Please check the highlighted fields.', zh: '请检查标出的项目。' },

  suggestTitle: { en: 'The carrier suggests this address', zh: '承运商建议使用以下地址' },
  suggestLead: {
    en: 'Small differences can delay delivery. Which address is correct?',
    zh: '地址稍有出入就可能延误配送。请选择正确的地址。',
  },
  doubtTitle: { en: 'The carrier couldn’t verify this address', zh: '承运商无法确认此地址' },
  doubtLead: {
    en: 'You can edit it below or save it as is.',
    zh: '您可以在下方修改，也可以照原样保存。',
  },
  youWrote: { en: 'You entered', zh: '您填写的' },
  carrierWrites: { en: 'Carrier suggests', zh: '承运商建议' },
  useTheirs: { en: 'Use suggested address', zh: '使用建议的地址' },
  keepMine: { en: 'Keep my address', zh: '使用我填写的地址' },
  saveAnyway: { en: 'Save anyway', zh: '仍然保存' },
});

/** Why the carrier doubts an address. */
export const doubtTexts = texts({
  unknown: { en: 'We couldn’t find this street address in this area.', zh: '在该地区查不到这条街道和门牌号。' },
  unitMissing: { en: 'This building has multiple units. Add your apartment or unit number.', zh: '该楼有多个住户，请补充您的房号。' },
  unitUnknown: { en: 'We couldn’t find this apartment or suite number.', zh: '查不到这个房号或单元号。' },
  streetUnsure: { en: 'Only part of the street name matches.', zh: '街道名称只有部分吻合。' },
  directionMissing: { en: 'The street direction (N, S, E or W) may be missing or incorrect.', zh: '街道方位（东南西北）可能缺失或有误。' },
  postBox: { en: 'Most packages can’t be delivered to a PO box.', zh: '多数包裹无法投递到邮政信箱。' },
});

/** Field errors. */
export const faultTexts = texts({
  missing: { en: 'This field is required', zh: '请填写此项' },
  tooLong: { en: 'Too long to fit on a shipping label', zh: '内容过长，标签放不下' },
  oddSign: { en: 'Contains a character that can’t be printed on a label', zh: '含有无法打印的字符' },
  separator: { en: 'Please remove the | character', zh: '请不要使用符号 |' },
  mailbox: { en: 'Invalid mailbox format!', zh: '邮箱格式不正确！' },
  phoneUs: { en: 'Enter a 10-digit US number, such as 404 555 0142', zh: '美国号码为十位数字，例如 404 555 0142' },
  phone: { en: 'Enter 6 to 15 digits. You can include a country code.', zh: '请输入 6 至 15 位数字，可加国家代码' },
  state: { en: 'Select a state', zh: '请选择州' },
  zip: { en: 'Enter a 5-digit or ZIP+4 code, such as 30303-1234', zh: '美国邮编为五位数字，或五位加四位：30303-1234' },
  postCode: { en: 'Use up to 10 letters and numbers', zh: '仅限字母和数字，最多十位' },
  country: { en: 'Select a country', zh: '请选择国家或地区' },
});
