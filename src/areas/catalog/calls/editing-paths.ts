/** Whole paths, so that a search for one finds it. */
export const editingPaths = {
  category: {
    add: '/admin/category/add',
    update: '/admin/category/update',
    delete: '/admin/category/delete',
    list: '/admin/category/get_with_query',
  },
  attribute: {
    add: '/admin/attribute/add',
    update: '/admin/attribute/update',
    delete: '/admin/attribute/delete',
    list: '/admin/attribute/get_with_query',
  },
  attribute_value: {
    add: '/admin/attribute_value/add',
    update: '/admin/attribute_value/update',
    delete: '/admin/attribute_value/delete',
    list: '/admin/attribute_value/get_with_query',
  },
  brand: {
    add: '/admin/brand/add',
    update: '/admin/brand/update',
    delete: '/admin/brand/delete',
    list: '/admin/brand/get_with_query',
  },
  spu: {
    add: '/admin/spu/add',
    update: '/admin/spu/update',
    delete: '/admin/spu/delete',
    list: '/admin/spu/get_with_query',
  },
  sku: {
    add: '/admin/sku/add',
    update: '/admin/sku/update',
    delete: '/admin/sku/delete',
    list: '/admin/sku/get_with_query',
  },
  spu_picture: {
    add: '/admin/spu_picture/add',
    update: '/admin/spu_picture/update',
    delete: '/admin/spu_picture/delete',
    list: '/admin/spu_picture/get_with_query',
  },
} as const;
