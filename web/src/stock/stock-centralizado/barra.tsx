import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  type ColumnaDelCentralizado,
  exportarCentralizado,
  type VistaDelCentralizado,
  type verCentralizado,
} from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import type { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { BotonDeExportar } from '#ui/tabla/boton-de-exportar.tsx';
import { BotonDeTotales } from '#ui/tabla/boton-de-totales.tsx';
import { FiltrosDeTabla } from '#ui/tabla/filtros-de-tabla.tsx';
import { BotonDeVistas } from '#ui/tabla/vistas/boton-de-vistas.tsx';
import { CLAVE, useColumnasConFiltro } from './columnas.ts';
import { FechaDelStock } from './fecha.tsx';
import { useResumenDeHoy } from './resumen-de-hoy.ts';

type Consulta = ReturnType<typeof useConsultaDeLista<typeof verCentralizado>>;

/** Search, views, place and date: what the matrix shows, all of it in the address. */
export function BarraDelCentralizado(props: {
  readonly consulta: Consulta;
  readonly columnas: readonly ColumnaDelCentralizado[];
}) {
  const { t } = useTranslation('stock');
  const { t: tUi } = useTranslation('ui');
  const { consulta } = props;
  const { buscar = '', vista = 'todos', depositoId, al } = consulta.valores;
  const hoy = useResumenDeHoy(consulta.valores);
  const columnas = useColumnasConFiltro(props.columnas);
  const depositos = props.columnas.flatMap(({ nombre, depositos: suyos }) =>
    suyos.map((deposito) => ({ valor: deposito.id, texto: `${nombre} · ${deposito.nombre}` })),
  );
  const vistas = [
    { id: 'todos', texto: t('centralizado.todos') },
    // The counts are of today; on a past date they would not be those of the rows below.
    { id: 'negativos', texto: t('centralizado.negativos'), cuantos: hoy?.negativos },
    { id: 'cero', texto: t('centralizado.cero') },
  ] as const;

  return (
    <Stack direction="row" sx={barra}>
      <CajaDeBusqueda
        valor={buscar}
        etiqueta={t('centralizado.buscar')}
        onBuscar={(nuevo) => consulta.cambiar({ buscar: nuevo === '' ? undefined : nuevo })}
      />
      <Box role="group" aria-label={t('centralizado.vistas')} sx={segmento}>
        {vistas.map(({ id, texto, ...resto }) => (
          <BotonDeVista
            key={id}
            texto={texto}
            cuantos={'cuantos' in resto ? resto.cuantos : undefined}
            elegida={vista === id}
            onElegir={() => consulta.cambiar({ vista: id === 'todos' ? undefined : (id as VistaDelCentralizado) })}
          />
        ))}
      </Box>
      {(depositos.length > 1 || depositoId !== undefined) && (
        <FiltroOpciones
          etiqueta={t('centralizado.deposito')}
          valor={depositoId}
          opciones={depositos}
          onCambio={(nuevo) => consulta.cambiar({ depositoId: nuevo })}
        />
      )}
      <FiltrosDeTabla columnas={columnas} consulta={consulta} />
      {consulta.hayFiltros && (
        <Link component="button" variant="body2" onClick={() => consulta.limpiar()} sx={{ px: 1, minHeight: 30 }}>
          {tUi('accion.limpiar')}
        </Link>
      )}
      <Box sx={{ flex: 1 }} />
      <FechaDelStock al={al} onCambio={(nueva) => consulta.cambiar({ al: nueva })} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Box sx={soloEnTabla}>
          <BotonDeTotales clave={CLAVE} />
        </Box>
        <BotonDeVistas clave={CLAVE} consulta={consulta} />
        <BotonDeExportar
          columnas={columnas}
          consulta={consulta}
          csv={{ endpoint: exportarCentralizado, nombre: 'stock-centralizado.csv' }}
        />
      </Stack>
    </Stack>
  );
}

function BotonDeVista(props: {
  readonly texto: string;
  readonly cuantos: number | undefined;
  readonly elegida: boolean;
  readonly onElegir: () => void;
}) {
  return (
    <ButtonBase aria-pressed={props.elegida} onClick={props.onElegir} sx={boton}>
      {props.texto}
      {props.cuantos !== undefined && props.cuantos > 0 && (
        <Box component="span" sx={cuenta}>
          {formatearEntero(props.cuantos)}
        </Box>
      )}
    </ButtonBase>
  );
}

const barra = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: { sm: 58 },
  px: { xs: 0, sm: 2 },
  py: { xs: 0, sm: 1.25 },
} as const;
/** Cards add nothing up. */
const soloEnTabla = { display: { xs: 'none', sm: 'block' } } as const;
const segmento = { display: 'inline-flex', p: '2px', gap: '2px', borderRadius: 1, bgcolor: 'page' } as const;
const boton = {
  minHeight: { xs: 42, sm: 30 },
  px: 1.5,
  gap: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  borderRadius: '5px',
  color: 'text.secondary',
  '&[aria-pressed="true"]': { bgcolor: 'background.paper', color: 'text.primary', fontWeight: 600, boxShadow: 1 },
} as const;
const cuenta = {
  px: 0.75,
  borderRadius: '5px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
} as const;
