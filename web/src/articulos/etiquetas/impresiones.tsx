import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery } from '@tanstack/react-query';
import { imprimirEtiquetas, listarImpresiones } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import type { useDocumento } from '#ui/archivos/use-documento.ts';
import { formatearEntero, formatearRelativo } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

const CUANTAS = 6;

/** The last labels that were printed, to print them again: a sheet jams, a price changes. */
export function Impresiones({ documento }: { readonly documento: ReturnType<typeof useDocumento> }) {
  const { t } = useTranslation('papel');
  const consulta = useQuery(consultaDe(listarImpresiones, { query: { porPagina: CUANTAS } }));
  return (
    <Tarjeta titulo={t('etiquetas.anteriores')} densa>
      <Cargado consulta={consulta}>
        {({ filas }) =>
          filas.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('etiquetas.sinAnteriores')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {filas.map((impresion) => (
                <Box component="li" key={impresion.id} sx={renglon}>
                  <Box sx={{ minWidth: 0 }}>
                    <Box sx={{ fontWeight: 600 }}>{impresion.origen}</Box>
                    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                      {t('etiquetas.deQuien', {
                        etiquetas: t('etiquetas.etiquetas', {
                          count: impresion.etiquetas,
                          n: formatearEntero(impresion.etiquetas),
                        }),
                        formato: impresion.formato.nombre,
                        quien: `${impresion.creadaPor}, ${formatearRelativo(impresion.creadaEn)}`,
                      })}
                    </Box>
                  </Box>
                  <IconButton
                    aria-label={t('etiquetas.otraVez', { origen: impresion.origen })}
                    onClick={() =>
                      documento.bajar(imprimirEtiquetas, { params: { id: impresion.id } }, 'etiquetas.pdf')
                    }
                  >
                    <IconPrinter size={18} stroke={1.7} aria-hidden />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )
        }
      </Cargado>
    </Tarjeta>
  );
}

const renglon = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
