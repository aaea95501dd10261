import {
  agregarAdjuntoAArticulo,
  agregarCodigo,
  agregarCosto,
  agregarPrecio,
  agregarProveedorDeArticulo,
  cambiarArticulo,
  cambiarMinimos,
  type FilaDeCalidad,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Falta } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';

/** What is mended in a panel over the list, by what was missing. */
type Arreglo = 'precio' | 'costo' | 'proveedor' | 'barras' | 'marca' | 'minimo' | 'imagen' | 'clase' | 'descripcion';
export type ArregloPedido = { readonly arreglo: Arreglo; readonly fila: FilaDeCalidad };

const ARREGLOS = {
  SIN_PRECIO: 'precio',
  BAJO_COSTO: 'precio',
  SIN_COSTO: 'costo',
  COSTO_VIEJO: 'costo',
  SIN_PROVEEDOR: 'proveedor',
  SIN_BARRAS: 'barras',
  SIN_MARCA: 'marca',
  SIN_MINIMO: 'minimo',
  SIN_IMAGEN: 'imagen',
  SIN_CLASIFICAR: 'clase',
  DESCRIPCION_REPETIDA: 'descripcion',
} as const satisfies Partial<Record<Falta, Arreglo>>;

const PUERTAS = {
  precio: agregarPrecio,
  costo: agregarCosto,
  proveedor: agregarProveedorDeArticulo,
  barras: agregarCodigo,
  marca: cambiarArticulo,
  minimo: cambiarMinimos,
  imagen: agregarAdjuntoAArticulo,
  clase: cambiarArticulo,
  descripcion: cambiarArticulo,
} as const;

/** For each thing a ficha lacks, what mends it over the list: a panel, or a question. */
export function useArreglos() {
  const { t } = useTranslation('reportes');
  const puede = usePuede();
  const nombreDeIva = useNombreDeIva();
  const avisos = useAvisos();
  const conPregunta = useConPregunta();
  const cambiar = useComando(cambiarArticulo);
  const [arreglo, setArreglo] = useState<ArregloPedido>();

  const usarElIva = (fila: FilaDeCalidad) =>
    conPregunta(
      {
        titulo: t('calidad.ivaTitulo', { iva: nombreDeIva(fila.ivaHeredado), codigo: deUnaPieza(fila.codigo) }),
        texto: t('calidad.ivaTexto', { actual: nombreDeIva(fila.iva) }),
        boton: t('calidad.arreglo.iva'),
      },
      () =>
        cambiar.mutateAsync({
          params: { id: fila.articuloId },
          body: { version: fila.version, iva: fila.ivaHeredado },
        }),
      t('calidad.listo', { codigo: fila.codigo }),
    ).catch((error: unknown) => avisos.error(error));

  const accionDe = (fila: FilaDeCalidad, falta: Falta): AccionDeFila | null => {
    if (falta === 'IVA_DISTINTO') {
      if (!puede(cambiarArticulo)) return null;
      return { texto: t('calidad.arreglo.iva'), onClick: () => void usarElIva(fila) };
    }
    const cual = ARREGLOS[falta];
    if (!puede(PUERTAS[cual])) return null;
    return { texto: t(`calidad.arreglo.${cual}`), onClick: () => setArreglo({ arreglo: cual, fila }) };
  };

  return {
    arreglo,
    cerrar: () => setArreglo(undefined),
    /** One entry for each thing that can be mended, once. */
    acciones: (fila: FilaDeCalidad): readonly AccionDeFila[] => {
      const todas = fila.faltas.map((falta) => accionDe(fila, falta)).filter((accion) => accion !== null);
      return [...new Map(todas.map((accion) => [accion.texto, accion])).values()];
    },
  };
}
