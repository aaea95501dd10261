import type { menuEs } from './menu.es.ts';
import type { Traduccion } from './traduccion.ts';

export const menuEn: Traduccion<typeof menuEs> = {
  inicio: 'Home',
  grupo: {
    gestion: 'Management',
    configuracion: 'Settings',
    otros: 'Other',
  },
  articulos: {
    titulo: 'Articles',
    tabla: 'Articles',
    actualizarPrecio: 'Update prices',
    material: 'Categories (material)',
    familia: 'Families',
    subfamilia: 'Subfamilies',
    proveedores: 'Suppliers',
    estructura: 'Structures',
    reportes: 'Reports',
  },
  stock: {
    titulo: 'Stock',
    centralizado: 'Central stock',
    ajuste: 'Stock adjustments',
    ordenMovimiento: 'Movement orders',
    reposicion: 'Replenishment',
    obsolescencia: 'Obsolescence',
    reportes: 'Stock ledger and reports',
  },
  ventas: {
    titulo: 'Sales',
    notas: 'Sales orders',
    finalizar: 'Finalise sales orders',
    reportes: 'Reports',
  },
  clientes: {
    titulo: 'Customers',
    tabla: 'Customers',
    reporte: 'Reports',
  },
  taller: {
    titulo: 'Workshop',
    sobres: 'Envelopes and work orders',
    reporte: 'Reports',
  },
  tablas: {
    titulo: 'General tables',
    localidades: 'Towns',
    provincias: 'Provinces',
    sucursales: 'Branches',
    depositos: 'Warehouses',
    talleres: 'Workshops',
    unidades: 'Units',
    marcas: 'Brands',
    condiciones: 'Conditions of sale',
    motivos: 'Reasons',
  },
  importaciones: {
    titulo: 'Imports',
  },
  administracion: {
    titulo: 'Administration',
    panel: 'Panel',
    usuarios: 'Users',
    permisos: 'Permissions',
  },
  usuario: {
    titulo: 'User',
    perfil: 'My profile',
    configuracion: 'Settings',
    manual: 'User manual',
  },
};
