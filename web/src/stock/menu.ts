import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import type { RamaDeMenu } from '#ui/menu.ts';

export const menuDeStock: RamaDeMenu = {
  id: 'stock',
  grupo: 'gestion',
  titulo: 'stock.titulo',
  icono: IconBuildingWarehouse,
  hojas: [
    { titulo: 'stock.centralizado', a: '/stock/stock-centralizado', permiso: 'stock.ver' },
    { titulo: 'stock.ajuste', a: '/stock/ajuste-stock', permiso: 'ajuste.ver' },
    { titulo: 'stock.ordenMovimiento', a: '/stock/orden-movimiento', permiso: 'stock.ver' },
    { titulo: 'stock.reposicion', a: '/stock/reposicion', permiso: 'stock.ver' },
    { titulo: 'stock.obsolescencia', a: '/stock/obsolescencia', permiso: 'stock.ver' },
    { titulo: 'stock.reportes', a: '/stock/reportes', permiso: 'stock.ver' },
  ],
};
