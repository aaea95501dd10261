import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ROSARIO } from '#prueba/sesion.ts';
import { deposito, ID_DE_NOTA, notaDetalle, pagina, renglonDetalle, SALON_ROSARIO } from '#ventas/ayudas-de-prueba.ts';
import { FinalizarNotaScreen } from './finalizar-nota.screen.tsx';

export const NOTA = `/api/ventas/notas-de-pedido/${ID_DE_NOTA}`;
export const FINALIZAR = `POST ${NOTA}/finalizar`;

export const filtro = renglonDetalle({ id: 'r-1', pedida: '4', reservada: '4', precio: '100.00' });
export const amortiguador = renglonDetalle({
  id: 'r-2',
  articuloId: 'a-amort',
  codigo: 'GP-30512',
  descripcion: 'Amortiguador delantero Corolla',
  pedida: '4',
  reservada: '2',
  precio: '1000.00',
  stock: {
    aca: '1',
    otras: [
      { depositoId: SALON_ROSARIO, deposito: 'Salón', sucursalId: ROSARIO, sucursal: 'Rosario', disponible: '9' },
    ],
  },
});
export const confirmada = notaDetalle({
  estado: 'CONFIRMADA',
  acciones: ['finalizar'],
  renglones: [filtro, amortiguador],
});

export const abrir = async (nota: NotaDetalle = confirmada, sesion: Partial<Sesion> = {}) => {
  const vista = renderPantalla(<FinalizarNotaScreen />, {
    ruta: `/ventas/finalizar-notas-de-pedido/${ID_DE_NOTA}`,
    camino: '/ventas/finalizar-notas-de-pedido/$id',
    permisos: ['nota.ver', 'nota.finalizar', 'tabla.ver', 'articulo.ver', 'stock.ver'],
    sesion,
    respuestas: {
      [`GET ${NOTA}`]: nota,
      'GET /api/tablas-generales/depositos': pagina([
        deposito(),
        deposito({ id: SALON_ROSARIO, sucursalId: ROSARIO, sucursal: 'Rosario' }),
      ]),
    },
  });
  await screen.findByRole('table', { name: 'Qué se entrega ahora' });
  return { ...vista, usuario: userEvent.setup() };
};
