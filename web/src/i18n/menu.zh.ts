import type { menuEs } from './menu.es.ts';
import type { Traduccion } from './traduccion.ts';

export const menuZh: Traduccion<typeof menuEs> = {
  inicio: '首页',
  grupo: {
    gestion: '管理',
    configuracion: '设置',
    otros: '其他',
  },
  articulos: {
    titulo: '商品',
    tabla: '商品',
    actualizarPrecio: '更新价格',
    material: '类别（物料）',
    familia: '系列',
    subfamilia: '子系列',
    proveedores: '供应商',
    estructura: '结构',
    reportes: '报表',
  },
  stock: {
    titulo: '库存',
    centralizado: '集中库存',
    ajuste: '库存调整',
    ordenMovimiento: '调拨单',
    reposicion: '补货',
    obsolescencia: '呆滞库存',
    reportes: '库存台账与报表',
  },
  ventas: {
    titulo: '销售',
    notas: '销售订单',
    finalizar: '完成销售订单',
    reportes: '报表',
  },
  clientes: {
    titulo: '客户',
    tabla: '客户',
    reporte: '报表',
  },
  taller: {
    titulo: '车间',
    sobres: '工单袋与工单',
    reporte: '报表',
  },
  tablas: {
    titulo: '基础资料',
    localidades: '地区',
    provincias: '省份',
    sucursales: '分店',
    depositos: '仓库',
    talleres: '车间',
    unidades: '单位',
    marcas: '品牌',
    condiciones: '销售条件',
    motivos: '原因',
  },
  importaciones: {
    titulo: '导入',
  },
  administracion: {
    titulo: '系统管理',
    panel: '面板',
    usuarios: '用户',
    permisos: '权限',
  },
  usuario: {
    titulo: '用户',
    perfil: '我的资料',
    configuracion: '设置',
    manual: '用户手册',
  },
};
