import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { cambiarLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ActividadDeLote } from './actividad-de-lote.tsx';
import { Cifras } from './cifras.tsx';
import { CotizacionMovida } from './cotizacion-movida.tsx';
import { columnas, unaBajoOtra } from './estilo.ts';
import { Lineas } from './lineas/lineas.tsx';
import { Rango } from './rango/rango.tsx';
import { PanelDeRegla } from './regla/panel-de-regla.tsx';
import { Resultado } from './resultado.tsx';
import { Trabajo } from './trabajo.tsx';
import type { Comandos } from './use-comandos.ts';
import { useReglaArriba } from './use-lugar.ts';

type Props = {
  readonly lote: LoteDePrecio;
  readonly comandos: Comandos;
  readonly vieja: boolean;
  readonly onVieja: (vieja: boolean) => void;
};

/** The rule at the start; what it does, or did, beside it. */
export function CuerpoDeLote(props: Props) {
  const { lote, comandos } = props;
  const puede = usePuede();
  const trabajando = lote.tarea?.accion ?? comandos.trabajando;
  const seCambia = lote.acciones.includes('cambiar') && puede(cambiarLote) && trabajando === null;
  const vieja = props.vieja && seCambia;
  return (
    <>
      <Resultado lote={lote} />
      <CotizacionMovida lote={lote} comandos={comandos} />
      <Box sx={useReglaArriba(lote) ? unaBajoOtra : columnas}>
        <PanelDeRegla {...props} seCambia={seCambia} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          {trabajando && <Trabajo accion={trabajando} tarea={lote.tarea} />}
          {vieja && <Vieja />}
          <Box sx={vieja ? { opacity: 0.5 } : {}}>
            <Simulado lote={lote} seMarca={seCambia && !vieja} callado={trabajando !== null} />
          </Box>
        </Box>
      </Box>
      <ActividadDeLote id={lote.id} />
    </>
  );
}

function Vieja() {
  const { t } = useTranslation('precios');
  return <Alert severity="warning">{t('actualizar.lote.regla.vieja')}</Alert>;
}

/** What the last simulation found; before the first one there is nothing to see. */
function Simulado(props: { readonly lote: LoteDePrecio; readonly seMarca: boolean; readonly callado: boolean }) {
  const { t } = useTranslation('precios');
  const { lote } = props;
  if (lote.totales === null) {
    if (props.callado) return null;
    return (
      <Tarjeta sinRelleno>
        <VistaVacia
          icono={IconAdjustments}
          titulo={t('actualizar.lote.vacio')}
          texto={t('actualizar.lote.vacioTexto')}
        />
      </Tarjeta>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, sm: 2 } }}>
      <Box sx={dosAlLado}>
        <Cifras totales={lote.totales} esVuelta={lote.revierte !== null} escritos={lote.aplicadoEn !== null} />
        <Rango lote={lote} />
      </Box>
      <ConFinal lote={lote} />
      <SubeMientrasDura lote={lote} />
      <Lineas lote={lote} seMarcan={props.seMarca && lote.acciones.includes('marcar')} />
    </Box>
  );
}

/** What is worked out over the price of a campaign would stay after it. */
function ConFinal({ lote: { totales, estado } }: Pick<Props, 'lote'>) {
  const { t } = useTranslation('precios');
  const cuantos = totales?.conFinal ?? 0;
  if (cuantos === 0 || estado !== 'SIMULADO') return null;
  const cuenta = { count: cuantos, n: formatearEntero(cuantos) };
  return <Alert severity="warning">{t('actualizar.lote.lineas.conFinal', cuenta)}</Alert>;
}

/** A campaign that puts prices up may have its sign the wrong way. */
function SubeMientrasDura({ lote: { totales, estado, hasta, aplicadoEn, revierte } }: Pick<Props, 'lote'>) {
  const { t } = useTranslation('precios');
  const suben = totales?.suben ?? 0;
  if (suben === 0 || hasta === null || aplicadoEn !== null || revierte !== null || estado === 'DESCARTADO') return null;
  return (
    <Alert severity="warning">
      {t('actualizar.lote.lineas.subenHasta', { count: suben, n: formatearEntero(suben) })}
    </Alert>
  );
}

const dosAlLado = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
