import type { menuEs } from './menu.es.ts';
import type { Traduccion } from './traduccion.ts';

export const menuAr: Traduccion<typeof menuEs> = {
  inicio: 'الرئيسية',
  grupo: {
    gestion: 'الإدارة',
    configuracion: 'الإعدادات',
    otros: 'أخرى',
  },
  articulos: {
    titulo: 'الأصناف',
    tabla: 'الأصناف',
    actualizarPrecio: 'تحديث الأسعار',
    material: 'الفئات (المواد)',
    familia: 'العائلات',
    subfamilia: 'العائلات الفرعية',
    proveedores: 'الموردون',
    estructura: 'التركيبات',
    reportes: 'التقارير',
  },
  stock: {
    titulo: 'المخزون',
    centralizado: 'المخزون المركزي',
    ajuste: 'تسويات المخزون',
    ordenMovimiento: 'أوامر النقل',
    reposicion: 'إعادة التزويد',
    obsolescencia: 'التقادم',
    reportes: 'بطاقة المخزون والتقارير',
  },
  ventas: {
    titulo: 'المبيعات',
    notas: 'طلبات البيع',
    finalizar: 'إنهاء طلبات البيع',
    reportes: 'التقارير',
  },
  clientes: {
    titulo: 'العملاء',
    tabla: 'العملاء',
    reporte: 'التقارير',
  },
  taller: {
    titulo: 'الورشة',
    sobres: 'المظاريف وأوامر العمل',
    reporte: 'التقارير',
  },
  tablas: {
    titulo: 'الجداول العامة',
    localidades: 'البلدات',
    provincias: 'المقاطعات',
    sucursales: 'الفروع',
    depositos: 'المستودعات',
    talleres: 'الورش',
    unidades: 'الوحدات',
    marcas: 'العلامات التجارية',
    condiciones: 'شروط البيع',
    motivos: 'الأسباب',
  },
  importaciones: {
    titulo: 'الاستيراد',
  },
  administracion: {
    titulo: 'إدارة النظام',
    panel: 'اللوحة',
    usuarios: 'المستخدمون',
    permisos: 'الصلاحيات',
  },
  usuario: {
    titulo: 'المستخدم',
    perfil: 'ملفي الشخصي',
    configuracion: 'الإعدادات',
    manual: 'دليل المستخدم',
  },
};
