import type { menuEs } from './menu.es.ts';
import type { Traduccion } from './traduccion.ts';

export const menuVi: Traduccion<typeof menuEs> = {
  inicio: 'Trang chủ',
  grupo: {
    gestion: 'Quản lý',
    configuracion: 'Cấu hình',
    otros: 'Khác',
  },
  articulos: {
    titulo: 'Mặt hàng',
    tabla: 'Mặt hàng',
    actualizarPrecio: 'Cập nhật giá',
    material: 'Danh mục (vật tư)',
    familia: 'Nhóm hàng',
    subfamilia: 'Phân nhóm',
    proveedores: 'Nhà cung cấp',
    estructura: 'Cấu trúc',
    reportes: 'Báo cáo',
  },
  stock: {
    titulo: 'Tồn kho',
    centralizado: 'Tồn kho tập trung',
    ajuste: 'Điều chỉnh tồn kho',
    ordenMovimiento: 'Lệnh điều chuyển',
    reposicion: 'Bổ sung hàng',
    obsolescencia: 'Hàng lỗi thời',
    reportes: 'Thẻ kho và báo cáo',
  },
  ventas: {
    titulo: 'Bán hàng',
    notas: 'Phiếu đặt hàng',
    finalizar: 'Hoàn tất phiếu đặt hàng',
    reportes: 'Báo cáo',
  },
  clientes: {
    titulo: 'Khách hàng',
    tabla: 'Khách hàng',
    reporte: 'Báo cáo',
  },
  taller: {
    titulo: 'Xưởng',
    sobres: 'Túi hồ sơ và lệnh sửa chữa',
    reporte: 'Báo cáo',
  },
  tablas: {
    titulo: 'Bảng chung',
    localidades: 'Địa phương',
    provincias: 'Tỉnh',
    sucursales: 'Chi nhánh',
    depositos: 'Kho',
    talleres: 'Xưởng',
    unidades: 'Đơn vị',
    marcas: 'Thương hiệu',
    condiciones: 'Điều kiện bán hàng',
    motivos: 'Lý do',
  },
  importaciones: {
    titulo: 'Nhập dữ liệu',
  },
  administracion: {
    titulo: 'Quản trị',
    panel: 'Bảng điều khiển',
    usuarios: 'Người dùng',
    permisos: 'Quyền',
  },
  usuario: {
    titulo: 'Người dùng',
    perfil: 'Hồ sơ của tôi',
    configuracion: 'Cấu hình',
    manual: 'Hướng dẫn sử dụng',
  },
};
