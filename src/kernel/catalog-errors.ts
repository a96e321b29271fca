/** Errors of catalog editing; part of the one table in errors.ts. */
export const catalogErrors = {
  categoryInUse: {
    code: 80270,
    status: 409,
    text: {
      en: 'This category still has product groups. Move them first or hide the category.',
      zh: '该分类下还有产品组，请先移走或将分类隐藏',
    },
  },
  attributeInUse: { code: 80271, status: 409, text: { en: 'This is in use and can’t be deleted', zh: '使用中，无法删除' } },
  brandInUse: { code: 80272, status: 409, text: { en: 'Product groups still use this brand', zh: '仍有产品组使用该品牌' } },
  groupWithoutPicture: { code: 80273, status: 409, text: { en: '{name} has no image yet', zh: '{name} 还没有图片' } },
  groupWithoutSku: { code: 80274, status: 409, text: { en: '{name} has nothing for sale yet', zh: '{name} 还没有可售规格' } },
  addressTaken: { code: 80275, status: 409, text: { en: 'The URL {slug} is already taken', zh: '网址 {slug} 已被占用' } },
  codeTaken: { code: 80276, status: 409, text: { en: '{code} is already taken', zh: '{code} 已被占用' } },
  undoTooLate: {
    code: 80277,
    status: 409,
    text: {
      en: 'This can no longer be undone. It was changed again, or too much time has passed.',
      zh: '已无法撤销：之后又有改动，或时间过久',
    },
  },
  fileUnreadable: {
    code: 80278,
    status: 400,
    text: {
      en: 'We couldn’t read this file. Please upload a CSV or XLSX file up to {most} MB.',
      zh: '无法读取该文件。请上传 CSV 或 XLSX，不超过 {most} MB',
    },
  },
  columnsMissing: {
    code: 80279,
    status: 400,
    text: { en: 'The first row must contain the column names. Missing: {columns}', zh: '第一行必须是列名。缺少：{columns}' },
  },
  tooManyVariants: {
    code: 80280,
    status: 400,
    text: { en: 'You can create up to {most} variants at once', zh: '一次最多生成 {most} 个规格' },
  },
  pricesMoved: {
    code: 80281,
    status: 409,
    text: {
      en: '{count} of these prices {count:was|were} changed by someone else in the meantime. Please review them.',
      zh: '其中 {count} 个价格刚被他人改动，请重新核对',
    },
  },
  skuInStock: { code: 80282, status: 409, text: { en: '{code} still has {count} in stock', zh: '{code} 仍有 {count} 件库存' } },
  planPast: {
    code: 80440,
    status: 400,
    text: { en: 'The date must be in the future and within a year', zh: '日期须晚于现在，且在一年之内' },
  },
  pictureSmall: {
    code: 80442,
    status: 400,
    text: { en: 'The image must be at least {least} pixels wide', zh: '图片宽度至少 {least} 像素' },
  },
  planDone: {
    code: 80441,
    status: 409,
    text: { en: 'This scheduled change has already been applied or canceled', zh: '该定时调价已执行或已撤销' },
  },
} as const;
