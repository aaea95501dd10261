import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import type { CifrasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chispa } from '#inicio/dibujos/chispa.tsx';
import { useCifras } from '#inicio/inicio.queries.ts';
import { formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { BotonDeTabla } from '#ui/grafico/boton-de-tabla.tsx';
import { enPalabras } from '#ui/grafico/elementos.ts';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { TablaDeGrafico } from '#ui/grafico/tabla-de-grafico.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { type Cambio, cambioDe } from './cambio.ts';
import { ChipDeCambio } from './chip-de-cambio.tsx';
import { Dinero } from './dinero.tsx';
import { diaConNombre, diaDeSemana } from './fechas.ts';
import { Panel } from './panel.tsx';

const DIAS = 7;

/** How the last days went, and what stands out in them. */
export function Semanal() {
  const { t } = useTranslation('paneles');
  const [enTabla, setEnTabla] = useState(false);
  const cifras = useCifras();
  return (
    <Panel
      id="semanal"
      titulo={t('semanal.titulo')}
      bajada={t('semanal.bajada')}
      acciones={<BotonDeTabla enTabla={enTabla} onCambio={setEnTabla} />}
    >
      <Cargado
        consulta={cifras}
        tituloDeError={t('cifras.error')}
        esqueleto={<Skeleton variant="rounded" sx={{ height: 220 }} />}
      >
        {({ hoy }) => <Semana hoy={hoy} enTabla={enTabla} />}
      </Cargado>
    </Panel>
  );
}

const sumar = (dias: CifrasDeInicio['hoy']['dias']): number =>
  dias.reduce((suma, { importe }) => suma + Number(importe), 0);

/** The seven before these, as long as they are: of the day that stands for today, up to this hour. */
const sumarAntes = ({ dias, antes }: CifrasDeInicio['hoy']): number => sumar(dias.slice(0, -DIAS - 1)) + Number(antes);

function Semana({ hoy, enTabla }: { readonly hoy: CifrasDeInicio['hoy']; readonly enTabla: boolean }) {
  const { t } = useTranslation('paneles');
  const semana = hoy.dias.slice(-DIAS);
  const [total, antes] = [sumar(semana), sumarAntes(hoy)];
  const mejor = semana.toSorted((un, otro) => Number(otro.importe) - Number(un.importe))[0];
  const titulo = t('semanal.titulo');
  const datos: DatosDeGrafico = {
    categorias: semana.map(({ desde }) => diaConNombre(desde)),
    series: [{ nombre: t('ventas.ventas'), valores: semana.map(({ importe }) => Number(importe)) }],
    formato: (valor) => formatearPesos(String(valor)),
  };
  if (enTabla) return <TablaDeGrafico titulo={titulo} datos={datos} />;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 72, mb: 2 }}>
        <Chispa valores={datos.series[0]?.valores ?? []} dicho={enPalabras(titulo, datos)} />
      </Box>
      <Box component="ul" sx={lista}>
        <Renglon
          icono={<IconCalendarWeek size={20} stroke={1.6} aria-hidden />}
          importe={total.toFixed(2)}
          cambio={cambioDe(total, antes)}
        >
          {t('semanal.semana')}
        </Renglon>
        {mejor && total > 0 && (
          <Renglon
            icono={<IconTrophy size={20} stroke={1.6} aria-hidden />}
            importe={mejor.importe}
            cambio={{ texto: formatearPorcentaje(Math.round((Number(mejor.importe) * 100) / total)), sentido: 0 }}
          >
            {t('semanal.mejor', { dia: diaDeSemana(mejor.desde) })}
          </Renglon>
        )}
        <Renglon
          icono={<IconClock size={20} stroke={1.6} aria-hidden />}
          importe={hoy.importe}
          cambio={cambioDe(hoy.importe, hoy.antes)}
        >
          {t('semanal.hoy')}
        </Renglon>
      </Box>
    </>
  );
}

function Renglon(props: {
  readonly icono: ReactNode;
  readonly importe: string;
  readonly cambio: Cambio | null;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <Simbolo tono="primary">{props.icono}</Simbolo>
      <span>
        <b>
          <Dinero importe={props.importe} />
        </b>
        {props.children}
      </span>
      <ChipDeCambio cambio={props.cambio} />
    </li>
  );
}

const lista = {
  display: 'grid',
  gap: 1.25,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 1.5 },
  '& li > span:not(:last-child)': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, fontSize: '0.875rem', lineHeight: '1.25rem', color: 'text.primary' },
} as const;
