import { texts } from '#kernel/texts.ts';

export const appointmentEmailTexts = texts({
  title: { en: 'Video appointment', zh: '视频看货' },
  bookedSubject: { en: 'Your video appointment {number}', zh: '您的视频看货预约 {number}' },
  bookedTitle: { en: 'You’re booked', zh: '预约成功' },
  bookedText: {
    en: 'We’ll call you at the time below. A calendar file is attached to this email.',
    zh: '我们会在以下时间联系您。日历文件已附在邮件中。',
  },
  inInquiry: {
    en: 'Your video is ready. This private link works until {day}: {link}',
    zh: '您的视频已拍好（私密链接，有效期至 {day}）：{link}',
  },
  movedSubject: { en: 'Rescheduled: your video appointment {number}', zh: '已改期：视频看货预约 {number}' },
  movedTitle: { en: 'Your appointment has been rescheduled', zh: '预约已改期' },
  cancelledSubject: { en: 'Canceled: your video appointment {number}', zh: '已取消：视频看货预约 {number}' },
  cancelledTitle: { en: 'Your appointment has been canceled', zh: '预约已取消' },
  cancelledText: { en: 'You can book another time whenever you’re ready.', zh: '您随时可以重新预约。' },
  reminderSubject: { en: 'Reminder: your video appointment {number}', zh: '提醒：视频看货预约 {number}' },
  reminderTitle: { en: 'Your appointment is coming up', zh: '预约时间快到了' },
  readySubject: { en: 'Your video is ready: {number}', zh: '您的视频已拍好：{number}' },
  readyTitle: { en: 'Your video is ready', zh: '视频已拍好' },
  readyText: { en: 'Only people with this link can view it.', zh: '只有拥有此链接的人可以观看。' },
  when: { en: 'When', zh: '时间' },
  herClock: { en: 'Customer’s local time', zh: '顾客当地时间' },
  channel: { en: 'Type', zh: '方式' },
  goods: { en: 'Items', zh: '商品' },
  number: { en: 'Appointment', zh: '预约号' },
  open: { en: 'Reschedule or cancel', zh: '改期或取消' },
  again: { en: 'Book a new time', zh: '重新预约' },
  watch: { en: 'Watch video', zh: '观看视频' },
  calendar: { en: 'Add to calendar', zh: '添加到日历' },
  newSubject: { en: 'New video appointment {number}', zh: '新的视频预约 {number}' },
  newTitle: { en: 'New video appointment', zh: '有新的视频预约' },
  toOffice: { en: 'Open calendar', zh: '打开日历' },
});

/** A recorded video is requested, not booked: what its emails say instead. */
export const clipRequestEmailTexts = texts({
  bookedSubject: { en: 'We’ve received your video request {number}', zh: '已收到您的视频拍摄申请 {number}' },
  bookedTitle: { en: 'We’ve received your video request', zh: '已收到您的视频拍摄申请' },
  bookedText: {
    en: 'We’ll film your items, usually by the next business day, and send you a private link.',
    zh: '我们通常在下一个工作日内拍好，并把私密链接发给您。',
  },
  cancelledSubject: { en: 'Canceled: your video request {number}', zh: '已取消：视频拍摄申请 {number}' },
  cancelledTitle: { en: 'Your video request has been canceled', zh: '视频拍摄申请已取消' },
  cancelledText: { en: 'You can send a new request whenever you’re ready.', zh: '您随时可以重新申请。' },
  number: { en: 'Request number', zh: '申请编号' },
  open: { en: 'View request', zh: '查看申请' },
  again: { en: 'Request another video', zh: '重新申请' },
  newSubject: { en: 'New video request {number}', zh: '新的视频拍摄申请 {number}' },
  newTitle: { en: 'New video request', zh: '有新的视频拍摄申请' },
});
