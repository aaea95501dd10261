import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { CifrasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Anillo } from '#inicio/dibujos/anillo.tsx';
import { serie } from '#inicio/dibujos/series.ts';
import { useCifras } from '#inicio/inicio.queries.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { cambioDe } from './cambio.ts';
import { CifraGrande } from './cifra-grande.tsx';
import { Dinero } from './dinero.tsx';
import { Panel } from './panel.tsx';

/** What was sold in the year, against the year before up to the same day. */
export function ResumenAnual() {
  const { t } = useTranslation('paneles');
  const cifras = useCifras();
  const anio = Number(diaArgentino(new Date()).slice(0, 4));
  return (
    <Panel id="resumen-anual" titulo={t('resumen.titulo')} bajada={t('resumen.bajada', { anio: String(anio) })}>
      <Cargado
        consulta={cifras}
        tituloDeError={t('cifras.error')}
        esqueleto={<Skeleton variant="rounded" sx={{ height: 120 }} />}
      >
        {({ anio: suyas }) => <DosAnios anio={anio} ventas={suyas} />}
      </Cargado>
    </Panel>
  );
}

function DosAnios({ anio, ventas }: { readonly anio: number; readonly ventas: CifrasDeInicio['anio'] }) {
  const { t } = useTranslation('paneles');
  const { importe, antes } = ventas;
  const partes = [
    { de: String(anio), importe },
    { de: String(anio - 1), importe: antes },
  ];
  const dicho = partes.map((parte) => `${parte.de}: ${formatearPesos(parte.importe)}`).join('; ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, flex: 1 }}>
      <div>
        <CifraGrande importe={importe} cambio={cambioDe(importe, antes)}>
          {t('resumen.contra', { anio: String(anio - 1) })}
        </CifraGrande>
        <Box component="ul" sx={leyenda}>
          {partes.map((parte, i) => (
            <li key={parte.de}>
              <i style={{ backgroundColor: serie(i) }} />
              {parte.de}
              <b>
                <Dinero importe={parte.importe} />
              </b>
            </li>
          ))}
        </Box>
      </div>
      <Anillo dicho={`${t('resumen.titulo')}. ${dicho}`} partes={partes.map((parte) => Number(parte.importe))} />
    </Box>
  );
}

const leyenda = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& i': { width: 8, height: 8, borderRadius: '50%' },
  '& b': { fontWeight: 600, color: 'text.primary' },
} as const;
