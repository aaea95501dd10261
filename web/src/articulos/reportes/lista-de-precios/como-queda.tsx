import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { medirListaImpresa } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { AvisoDeMalImpresos } from '#articulos/aviso-de-mal-impresos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

type Medida = ResponseOf<typeof medirListaImpresa>;

/** How much paper the list takes and the page of each rubro, before it is drawn. */
export function ComoQueda({ consulta }: { readonly consulta: UseQueryResult<Medida> }) {
  const { t } = useTranslation('papel');
  return (
    <Tarjeta titulo={t('lista.como')}>
      <Cargado
        consulta={consulta}
        esqueleto={<EsqueletoDeTexto lineas={6} />}
        esVacio={({ articulos }) => articulos === 0}
        vacio={{ icono: IconFileTypePdf, titulo: t('lista.vacia'), texto: t('lista.vaciaTexto') }}
      >
        {({ articulos, paginas, rubros, lotesPorCumplirse, malImpresos }) => (
          <Box sx={{ opacity: consulta.isPlaceholderData ? 0.6 : 1 }} aria-busy={consulta.isPlaceholderData}>
            <Typography variant="h4" component="p" role="status">
              {t('lista.paginas', { count: paginas, n: formatearEntero(paginas) })}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>
              {t('lista.articulos', { count: articulos, n: formatearEntero(articulos) })}
            </Typography>
            {lotesPorCumplirse.length > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('lista.porCumplirse', { count: lotesPorCumplirse.length, numeros: lotesPorCumplirse.join(', ') })}
              </Alert>
            )}
            <AvisoDeMalImpresos {...malImpresos} />
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {t('lista.indice')}
            </Typography>
            <Box component="ol" sx={indice}>
              {rubros.map((rubro) => (
                <Box component="li" key={`${rubro.pagina} ${rubro.nombre}`} sx={renglon}>
                  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{rubro.nombre}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'end' }}>
                    {t('lista.articulos', { count: rubro.articulos, n: formatearEntero(rubro.articulos) })}
                  </Box>
                  <Box sx={{ fontWeight: 600, textAlign: 'end' }}>
                    {t('lista.pagina', { n: formatearEntero(rubro.pagina) })}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Cargado>
    </Tarjeta>
  );
}

const indice = { listStyle: 'none', m: 0, p: 0 } as const;
const renglon = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(76px, auto)',
  gap: 1.5,
  alignItems: 'baseline',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
