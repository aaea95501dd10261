import Box from '@mui/material/Box';
import type { EtiquetaDePrecio } from '@trastienda/nucleo/articulos/precios/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearUnitario, oVacio } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';

export function useColumnasDeEtiquetas(
  buscar: string | undefined,
  variasListas: boolean,
): readonly Columna<EtiquetaDePrecio>[] {
  const { t } = useTranslation('precios');
  const { t: tArticulo } = useTranslation('articulos');
  const lista: Columna<EtiquetaDePrecio> = {
    id: 'lista',
    titulo: t('actualizar.etiquetas.lista'),
    ancho: 120,
    celda: ({ lista: nombre }) => nombre,
  };
  return [
    {
      id: 'codigo',
      titulo: tArticulo('campo.codigo'),
      ancho: 132,
      fija: true,
      ordenable: true,
      celda: ({ codigo }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'descripcion',
      titulo: tArticulo('campo.descripcion'),
      anchoMinimo: 200,
      celda: ({ descripcion }) => descripcion,
    },
    {
      id: 'marca',
      titulo: tArticulo('campo.marca'),
      ancho: 110,
      ocultaBajo: 'lg',
      celda: ({ marca }) => oVacio(marca),
    },
    {
      id: 'barras',
      titulo: t('actualizar.etiquetas.barras'),
      ancho: 140,
      ocultaBajo: 'md',
      celda: ({ codigoDeBarras }) => <bdi>{oVacio(codigoDeBarras)}</bdi>,
    },
    ...(variasListas ? [lista] : []),
    {
      id: 'neto',
      titulo: t('actualizar.etiquetas.neto'),
      ancho: 116,
      alinear: 'fin',
      celda: ({ neto, moneda }) => conMoneda(moneda, neto),
    },
    {
      id: 'conIva',
      titulo: t('actualizar.etiquetas.conIva'),
      ancho: 124,
      alinear: 'fin',
      celda: ({ conIva, moneda }) => <b>{conMoneda(moneda, conIva)}</b>,
    },
    {
      id: 'fisico',
      titulo: t('actualizar.etiquetas.fisico'),
      ancho: 84,
      alinear: 'fin',
      celda: ({ fisico }) => formatearCantidad(fisico),
    },
  ];
}

/** The header cannot say the currency of a column that has two. */
const conMoneda = (moneda: EtiquetaDePrecio['moneda'], importe: string | null): string =>
  moneda === 'ARS' ? formatearUnitario(importe) : `USD ${formatearUnitario(importe)}`;
