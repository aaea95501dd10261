import { interpretarVenta, type LineaDeVenta } from '@trastienda/nucleo/importaciones/entidades/venta.ts';
import { reglasDeVentas } from '@trastienda/nucleo/importaciones/perfiles.ts';
import type { Celda } from '#db/copia.ts';
import { exigirPermisosEn } from '#importaciones/permisos.ts';
import { elegirDeposito } from '#importaciones/stock/elegir-deposito.ts';
import type { Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { aplicarVentas, type ConteoDeVentas } from './aplicar-ventas.ts';
import { vaciarStaging } from './staging.repo.ts';

export type { ConteoDeVentas } from './aplicar-ventas.ts';

const COLUMNAS = [
  'importacion_id',
  'fila',
  'comprobante',
  'devolucion',
  'codigo',
  'codigo_norm',
  'servicio',
  'descripcion',
  'cantidad',
  'fecha',
  'precio',
  'cliente',
  'pais',
] as const;

export async function abrirMesaDeVentas(obra: Obra): Promise<Mesa<ConteoDeVentas>> {
  const { tx, copiar, tabla, importacionId, ahora, opciones, usuario, simular } = obra;
  const deposito = await elegirDeposito(tx, { id: opciones.depositoId, paraVender: true });
  if (!simular) exigirPermisosEn(usuario, 'ventas', deposito.sucursalId);
  const reglas = reglasDeVentas(tabla.perfil);
  const filas = crearPila(copiar, 'importacion_venta', COLUMNAS);
  return {
    referencia: 'comprobante',
    recibir: (celdas, fila) => {
      const leida = interpretarVenta({ tabla, reglas, ahora }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      filas.poner(aCeldas(importacionId, leida.fila));
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: async () => {
      const conteo = await aplicarVentas(obra, deposito);
      if (simular) await vaciarStaging(tx, importacionId, 'importacion_venta');
      return conteo;
    },
  };
}

const aCeldas = (importacionId: string, linea: LineaDeVenta): Celda[] => [
  importacionId,
  linea.fila,
  linea.comprobante,
  linea.devolucion,
  linea.codigo,
  linea.codigoNorm,
  linea.servicio,
  linea.descripcion,
  linea.cantidad,
  linea.fecha,
  linea.precio,
  linea.cliente,
  linea.pais,
];
