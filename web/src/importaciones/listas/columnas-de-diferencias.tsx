import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { ESTADOS_DE_LINEA, SITUACIONES } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';
import { ChipDeSituacion, EstadoDeLinea, Variacion } from './situacion-de-linea.tsx';
import type { Decisiones } from './use-decisiones.ts';

type Opciones = {
  readonly buscar: string | undefined;
  /** Without it the lines are only read. */
  readonly decisiones: Decisiones | null;
};

/** What a line is in the list and of ours, what it cost and costs, and whether it is in. */
export function useColumnasDeDiferencias({ buscar, decisiones }: Opciones): readonly Columna<LineaDeLista>[] {
  const { t } = useTranslation('importaciones');
  return [
    ...(decisiones === null
      ? []
      : [
          {
            id: 'incluir',
            titulo: t('listas.lineas.incluir'),
            ancho: 72,
            fija: true,
            filtro: {
              ...entreFijos(['true', 'false'], (cual) => t(`listas.lineas.incluidos.${cual}`)),
              campo: 'incluida',
            },
            celda: (linea: LineaDeLista) => <Tilde linea={linea} decisiones={decisiones} />,
          },
        ]),
    {
      id: 'codigo',
      titulo: t('listas.lineas.codigo'),
      ancho: 140,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ codigo }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={oVacio(codigo)} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'situacion',
      titulo: t('listas.lineas.situacion'),
      ancho: 124,
      filtro: entreFijos(SITUACIONES, (una) => t(`listas.lineas.situaciones.${una}`)),
      celda: ({ situacion }) => <ChipDeSituacion situacion={situacion} />,
    },
    {
      id: 'descripcion',
      titulo: t('listas.lineas.descripcion'),
      anchoMinimo: 180,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ descripcion, marca }) => (
        <>
          <Resaltado texto={oVacio(descripcion)} buscar={buscar} />
          {marca !== '' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` · ${marca}`}
            </Box>
          )}
        </>
      ),
    },
    // The one before says it too: this one is to filter by.
    {
      id: 'marca',
      titulo: t('listas.linea.marca'),
      ancho: 130,
      oculta: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ marca }) => oVacio(marca),
    },
    {
      id: 'articulo',
      titulo: t('listas.lineas.articulo'),
      ancho: 130,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ articulo }) => (
        <bdi>
          <Resaltado texto={oVacio(articulo?.codigo)} buscar={buscar} />
        </bdi>
      ),
    },
    {
      id: 'antes',
      titulo: t('listas.lineas.antes'),
      ancho: 112,
      alinear: 'fin',
      filtro: COSTO,
      celda: ({ netoAnterior, monedaAnterior }) => (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {enMoneda(netoAnterior, monedaAnterior)}
        </Box>
      ),
    },
    {
      id: 'neto',
      titulo: t('listas.lineas.despues'),
      ancho: 112,
      alinear: 'fin',
      ordenable: true,
      filtro: COSTO,
      celda: ({ neto, moneda }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {enMoneda(neto, moneda)}
        </Box>
      ),
    },
    {
      id: 'variacion',
      titulo: t('listas.lineas.variacion'),
      // The mark of what stands out, with six figures or three and two decimals.
      ancho: 120,
      alinear: 'fin',
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 2, conVacios: true },
      celda: (linea) => <Variacion linea={linea} />,
    },
    {
      id: 'estado',
      titulo: t('listas.lineas.estado'),
      ancho: 176,
      ocultaBajo: 'lg',
      filtro: {
        ...entreFijos(ESTADOS_DE_LINEA, (uno) => t(`listas.lineas.estados.${uno}`)),
        conVacios: true,
      },
      celda: (linea) => <EstadoDeLinea linea={linea} />,
    },
    {
      id: 'fila',
      titulo: t('listas.lineas.fila'),
      ancho: 76,
      alinear: 'fin',
      ordenable: true,
      ocultaBajo: 'xl',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ fila }) => formatearEntero(fila),
    },
  ];
}

const COSTO: FiltroDeColumna = { tipo: 'numero', decimales: 4, conVacios: true };

/** Pesos go without saying. */
export const enMoneda = (importe: string | null, moneda: string | null): string =>
  importe !== null && moneda === 'USD' ? unitarioEn(moneda, importe) : formatearUnitario(importe);

/** Whether a line goes; a click on it does not open the line. */
export function Tilde({ linea, decisiones }: { readonly linea: LineaDeLista; readonly decisiones: Decisiones }) {
  const { t } = useTranslation('importaciones');
  const codigo = linea.codigo || (linea.articulo?.codigo ?? '');
  return (
    <Checkbox
      checked={decisiones.tildada(linea)}
      onClick={(evento) => evento.stopPropagation()}
      onChange={(_, si) => void decisiones.tildar(linea, si)}
      slotProps={{ input: { 'aria-label': t('listas.lineas.incluirA', { codigo }) } }}
    />
  );
}
