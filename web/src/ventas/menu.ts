import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeVentas: RamaDeMenu = {
  id: 'ventas',
  grupo: 'gestion',
  titulo: 'ventas.titulo',
  icono: IconFileText,
  hojas: [
    {
      titulo: 'ventas.notas',
      a: '/ventas/notas-de-pedido',
      permiso: 'nota.ver',
      palabras: 'pedidos mostrador presupuestos vender',
    },
    {
      titulo: 'ventas.finalizar',
      a: '/ventas/finalizar-notas-de-pedido',
      permiso: 'nota.ver',
      palabras: 'entregar despachar por entregar',
    },
    { titulo: 'ventas.reportes', a: '/ventas/reportes', permiso: 'nota.ver', palabras: 'informes' },
  ],
};
