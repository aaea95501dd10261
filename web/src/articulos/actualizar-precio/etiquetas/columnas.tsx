import Box from '@mui/material/Box';
import type { EtiquetaDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';

type Listas = LoteDePrecio['listas'];

export function useColumnasDeEtiquetas(
  buscar: string | undefined,
  listas: Listas,
): readonly Columna<EtiquetaDePrecio>[] {
  const { t } = useTranslation('precios');
  const { t: tArticulo } = useTranslation('articulos');
  const lista: Columna<EtiquetaDePrecio> = {
    id: 'lista',
    titulo: t('actualizar.etiquetas.lista'),
    ancho: 120,
    filtro: { tipo: 'lista', valores: listas.map(({ id, nombre }) => ({ id, texto: nombre })) },
    celda: ({ lista: nombre }) => nombre,
  };
  const dePrecio = filtroDePrecio(listas);
  return [
    {
      id: 'codigo',
      titulo: tArticulo('campo.codigo'),
      ancho: 132,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
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
      filtro: { tipo: 'texto' },
      celda: ({ descripcion }) => descripcion,
    },
    {
      id: 'marca',
      titulo: tArticulo('campo.marca'),
      ancho: 110,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ marca }) => oVacio(marca),
    },
    {
      id: 'barras',
      titulo: t('actualizar.etiquetas.barras'),
      ancho: 140,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ codigoDeBarras }) => <bdi>{oVacio(codigoDeBarras)}</bdi>,
    },
    ...(listas.length > 1 ? [lista] : []),
    {
      id: 'neto',
      titulo: t('actualizar.etiquetas.neto'),
      ancho: 116,
      alinear: 'fin',
      ...dePrecio(false),
      celda: ({ neto, moneda }) => conMoneda(moneda, neto),
    },
    {
      id: 'conIva',
      titulo: t('actualizar.etiquetas.conIva'),
      ancho: 124,
      alinear: 'fin',
      ...dePrecio(true),
      celda: ({ conIva, moneda }) => <b>{conMoneda(moneda, conIva)}</b>,
    },
    {
      id: 'fisico',
      titulo: t('actualizar.etiquetas.fisico'),
      ancho: 84,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ fisico }) => formatearCantidad(fisico),
    },
  ];
}

/** The price that the listas keep is asked for, on the side of IVA they keep it: where some have it and some have not, none. */
const filtroDePrecio =
  (listas: Listas) =>
  (conIva: boolean): { readonly filtro?: FiltroDeColumna } =>
    listas.every(({ incluyeIva }) => incluyeIva === conIva)
      ? { filtro: { tipo: 'numero', campo: 'precio', decimales: 4 } }
      : {};

/** The header cannot say the currency of a column that has two. */
const conMoneda = (moneda: EtiquetaDePrecio['moneda'], importe: string | null): string =>
  moneda === 'ARS' ? formatearUnitario(importe) : unitarioEn(moneda, importe);
