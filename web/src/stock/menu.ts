import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeStock: RamaDeMenu = {
  id: 'stock',
  grupo: 'gestion',
  titulo: 'stock.titulo',
  icono: IconBuildingWarehouse,
  hojas: [
    {
      titulo: 'stock.centralizado',
      a: '/stock/stock-centralizado',
      permiso: 'stock.ver',
      palabras: 'existencias inventario sucursales disponible',
    },
    {
      titulo: 'stock.ajuste',
      a: '/stock/ajuste-stock',
      permiso: 'ajuste.ver',
      palabras: 'inventario conteo diferencias rotura',
    },
    {
      titulo: 'stock.ordenMovimiento',
      a: '/stock/orden-movimiento',
      permiso: 'stock.ver',
      palabras: 'OM traslado transferencia remito entre sucursales',
    },
    { titulo: 'stock.reposicion', a: '/stock/reposicion', permiso: 'stock.ver', palabras: 'comprar faltantes mínimos' },
    {
      titulo: 'stock.obsolescencia',
      a: '/stock/obsolescencia',
      permiso: 'stock.ver',
      palabras: 'inmovilizado sin movimiento',
    },
    { titulo: 'stock.reportes', a: '/stock/reportes', permiso: 'stock.ver', palabras: 'movimientos libro historial' },
  ],
};
