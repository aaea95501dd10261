import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ChipDeNota } from '#ventas/chip-de-nota.tsx';
import { Recorrido } from '#ventas/recorrido.tsx';
import { AccionesDeDocumento } from './acciones-de-documento.tsx';
import { Cancelaciones, Entregas } from './entregas.tsx';
import { PanelDeDocumento, TotalesDelDocumento } from './panel-de-documento.tsx';
import { RenglonesDelDocumento } from './renglones-del-documento.tsx';
import { TarjetasDelDocumento } from './tarjetas-del-documento.tsx';

/** A nota that is no longer a draft: what it says, where it is, and what may be done with it. */
export function DocumentoDeNota({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const puede = usePuede();
  const esCelular = useMediaQuery('(max-width:599.95px)');
  return (
    <Pagina
      titulo={t('documento.titulo', { numero: formatearEntero(nota.numero) })}
      estado={<ChipDeNota estado={nota.estado} sobreBanda />}
      acciones={<AccionesDeDocumento nota={nota} />}
    >
      <Box sx={noSeImprime}>
        <Recorrido nota={nota} />
      </Box>
      <Box sx={grilla}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {esCelular ? <TarjetasDelDocumento nota={nota} /> : <RenglonesDelDocumento nota={nota} />}
          {/* On paper the totals come after the lines they add up. */}
          <Box sx={{ display: 'none', '@media print': { display: 'block', width: '50%', marginInlineStart: 'auto' } }}>
            <TotalesDelDocumento nota={nota} />
          </Box>
          {(nota.entregas.length > 0 || nota.estado !== 'ANULADA') && <Entregas nota={nota} />}
          {nota.cancelaciones.length > 0 && <Cancelaciones nota={nota} />}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0, '@media print': { order: -1 } }}>
          <PanelDeDocumento nota={nota} />
          <Tarjeta densa titulo={t('documento.actividad')} sx={noSeImprime}>
            <LineaDeTiempo
              entidad="nota"
              id={nota.id}
              abreImportaciones={puede({ permiso: 'importacion.hacer' })}
              acciones={t('documento.hecho', { returnObjects: true })}
              campos={t('documento.campos', { returnObjects: true })}
            />
          </Tarjeta>
        </Stack>
      </Box>
      <Firma />
      <GlobalStyles styles={enPapel} />
    </Pagina>
  );
}

/** Only on paper: where the customer signs. */
function Firma() {
  const { t } = useTranslation('ventas');
  return (
    <Box aria-hidden sx={firma}>
      <span>{t('documento.imprimir.firma')}</span>
      <span>{t('documento.imprimir.aclaracion')}</span>
      <span className="aviso">{t('documento.imprimir.noFiscal')}</span>
    </Box>
  );
}

/** Ink on white whatever the mode on screen; notices do not go to paper. */
const enPapel = {
  '@media print': {
    ':root, [data-modo]': {
      '--t-palette-text-primary': '#000 !important',
      '--t-palette-text-secondary': '#333 !important',
      '--t-palette-background-default': '#fff !important',
      '--t-palette-background-paper': '#fff !important',
      '--t-palette-header': '#fff !important',
      '--t-palette-band': '#fff !important',
      '--t-palette-page': '#fff !important',
      '--t-palette-warning-text': '#000 !important',
      '--t-palette-divider': '#bbb !important',
      '--t-palette-sombra-card': 'none !important',
    },
    body: { backgroundColor: '#fff !important' },
    // What is reserved, and how a price came to be, is nobody's business but ours.
    '.Toastify, .interno': { display: 'none !important' },
  },
} as const;
const noSeImprime = { '@media print': { display: 'none' } } as const;
const grilla = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
const firma = {
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '48px 32px',
    mt: 8,
    fontSize: '0.75rem',
    '& > span:not(.aviso)': { borderTop: '1px solid', pt: 0.5 },
    '& .aviso': { gridColumn: '1 / -1', textAlign: 'center' },
  },
} as const;
