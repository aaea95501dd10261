import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumarEnTransito } from '@trastienda/nucleo/articulos/en-transito.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { formatearFechaHora, formatearImporte, oVacio } from '#ui/formato/formato.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** Columns that show when somebody asks for them, and that may be filtered by without showing. */
export function useColumnasGuardadas(lista: string): readonly Columna<FilaDeArticulo>[] {
  const { t } = useTranslation('articulos');
  const nombreDeIva = useNombreDeIva();
  const deTexto = (id: 'rubro' | 'familia' | 'subfamilia', ancho: number): Columna<FilaDeArticulo> => ({
    id,
    titulo: t(`campo.${id}`),
    ancho,
    oculta: true,
    celda: (fila) => <span title={fila[id]}>{fila[id]}</span>,
  });
  const columnas: readonly Columna<FilaDeArticulo>[] = [
    deTexto('rubro', 120),
    deTexto('familia', 120),
    deTexto('subfamilia', 140),
    { id: 'tipo', titulo: t('campo.tipo'), ancho: 90, oculta: true, celda: ({ tipo }) => t(`tipo.${tipo}`) },
    { id: 'unidad', titulo: t('campo.unidad'), ancho: 80, oculta: true, celda: ({ unidad }) => unidad },
    {
      id: 'iva',
      titulo: t('campo.iva'),
      ancho: 90,
      alinear: 'fin',
      oculta: true,
      celda: ({ iva }) => nombreDeIva(iva),
    },
    {
      // On the paper and in the file too, beside the net one (PRE-14).
      id: 'precioConIva',
      titulo: t('campo.conIvaEn', { lista }),
      ancho: 128,
      alinear: 'fin',
      oculta: true,
      celda: ({ precioConIva }) => formatearImporte(precioConIva),
    },
    {
      id: 'stock',
      titulo: t('campo.stock'),
      ancho: 96,
      alinear: 'fin',
      oculta: true,
      celda: ({ tipo, stock }) =>
        tipo === 'SERVICIO' ? (
          oVacio(null)
        ) : (
          <CifraDeStock cantidad={textoCantidad(sumar(stock.map(({ disponible }) => disponible)))} />
        ),
    },
    {
      id: 'transito',
      titulo: t('campo.transito'),
      ancho: 104,
      alinear: 'fin',
      oculta: true,
      celda: ({ tipo, stock }) =>
        tipo === 'PRODUCTO' ? <CifraDeStock cantidad={textoCantidad(sumarEnTransito(stock))} /> : oVacio(null),
    },
    {
      id: 'modificado',
      titulo: t('campo.modificado'),
      ancho: 136,
      oculta: true,
      celda: ({ modificadoEn }) => formatearFechaHora(modificadoEn),
    },
  ];
  return columnas.map((columna) => ({ ...columna, ordenable: true }));
}
