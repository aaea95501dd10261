import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { muestrasDeCalendario } from '#galeria/api-falsa/muestras/calendar.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Agenda } from './agenda.tsx';
import { Barra } from './barra.tsx';
import { DialogoDeEvento } from './dialogo-de-evento.tsx';
import { esDia } from './dias.ts';
import {
  agregarEvento,
  cambiarEvento,
  devolverEvento,
  type EventoNuevo,
  quitarEvento,
  reponerEvento,
} from './estado.ts';
import { Horas } from './horas.tsx';
import { huecoEntre, type Lugar } from './lugares.ts';
import { Mes } from './mes.tsx';
import { textos } from './textos.ts';
import { momentoDeAhora } from './use-momento.ts';
import type { DeVista } from './vista.ts';
import { fechaTras, tituloDe, VISTAS, type Vista } from './vistas.ts';

const hoy = () => momentoDeAhora().slice(0, 10);
const almacen = crearAlmacen<readonly CalendarEvent[]>(() => muestrasDeCalendario(hoy()));

type Abierto = { readonly evento: EventoNuevo; readonly id: number | null };

/** A calendar by month, week, day and as a list, with its events to add, edit, drag and stretch. */
export function CalendarScreen() {
  const t = textos.usar();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const { vista, fecha, angosta, ponerVista, ponerFecha, dar, verHoy, verDia } = useDonde();
  const eventos = almacen.usar();
  const guardado = useGuardado();
  const [vecesHoy, setVecesHoy] = useState(0);
  const handleAgregar = (uno: Lugar, otro: Lugar) =>
    setAbierto({ evento: { title: '', color: 'default', ...huecoEntre(uno, otro) }, id: null });
  const titulo = tituloDe(vista, fecha);
  const deVista: DeVista = {
    titulo,
    eventos,
    fecha,
    hoy: hoy(),
    onFecha: ponerFecha,
    onVerDia: verDia,
    onAbrir: ({ id, ...evento }) => setAbierto({ evento, id }),
    onAgregar: handleAgregar,
    onCorrido: guardado.correr,
  };
  const alGuardar = (evento: EventoNuevo) => {
    guardado.guardar(evento, abierto?.id ?? null);
    setAbierto(null);
  };
  const alEliminar = (id: number) => {
    guardado.eliminar(id);
    setAbierto(null);
  };
  const lugarNuevo = { dia: fecha, minuto: 9 * 60 };
  return (
    <PaginaDemo sinLlamada titulo={t('titulo')} fija>
      <Paper component="section" aria-label={t('titulo')} sx={tarjeta}>
        <Barra
          titulo={angosta ? tituloDe(vista, fecha, true) : titulo}
          vista={vista}
          onVista={ponerVista}
          onPaso={dar}
          onHoy={() => {
            verHoy();
            setVecesHoy((antes) => antes + 1);
          }}
          onAgregar={() => handleAgregar(lugarNuevo, lugarNuevo)}
        />
        {vista !== 'agenda' && (
          <Typography variant="caption" sx={deDedo}>
            {t('conElDedo')}
          </Typography>
        )}
        {vista === 'mes' && <Mes {...deVista} />}
        {vista === 'semana' && <Horas {...deVista} dias={7} />}
        {vista === 'dia' && <Horas {...deVista} dias={1} />}
        {vista === 'agenda' && <Agenda {...deVista} vecesHoy={vecesHoy} />}
      </Paper>
      <DialogoDeEvento
        evento={abierto?.evento ?? null}
        onCerrar={() => setAbierto(null)}
        onGuardar={alGuardar}
        onEliminar={abierto && abierto.id !== null ? () => alEliminar(abierto.id ?? 0) : null}
      />
    </PaginaDemo>
  );
}

/**
 * The view and the day, which are in the address; a phone begins with the agenda. «Back» goes to the view and the period of
 * before; of several steps in a row, to where they began.
 */
function useDonde() {
  const angosta = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const [vista, ponerVista] = useOpcion('vista', VISTAS, angosta ? 'agenda' : 'mes');
  const [escrita, ponerFecha] = useParametro('fecha', hoy());
  const ponerVarios = usePonerParametros();
  const { history } = useRouter();
  const fecha = esDia(escrita) ? escrita : hoy();
  const enPasos = () => (history.location.state as { readonly enPasos?: boolean }).enPasos === true;
  return {
    vista,
    angosta,
    ponerVista: (nueva: Vista) => ponerVista(nueva, { historia: true }),
    fecha,
    ponerFecha,
    dar: (paso: 1 | -1) =>
      ponerFecha(fechaTras(vista, fecha, paso), { historia: !enPasos(), estado: { enPasos: true } }),
    verHoy: () => {
      if (fecha !== hoy()) ponerFecha(hoy(), { historia: true });
    },
    verDia: (dia: string) => ponerVarios({ vista: 'dia', fecha: dia }, { historia: true }),
  };
}

/** What ends the notices that offer to take back where each event was moved or stretched to. */
const corridas = new Map<number, AbortController>();

const noDevolver = (id: number) => {
  corridas.get(id)?.abort();
  corridas.delete(id);
};

/** Whether two are not at the same time. */
const cambioDeMomento = (uno: EventoNuevo, otro: EventoNuevo): boolean =>
  uno.start !== otro.start || uno.end !== otro.end || uno.allDay !== otro.allDay;

/**
 * What is done with the events, and said of it. What is moved, stretched or deleted can be undone; where it was moved to no
 * longer once somebody says when it is.
 */
function useGuardado() {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  return {
    guardar: (evento: EventoNuevo, id: number | null) => {
      const antes = almacen.leer().find((uno) => uno.id === id);
      if (antes && cambioDeMomento(antes, evento)) noDevolver(antes.id);
      almacen.cambiar((todos) =>
        id === null ? agregarEvento(todos, evento) : cambiarEvento(todos, { ...evento, id }),
      );
      avisos.exito(t(id === null ? 'agregado' : 'guardado'));
    },
    eliminar: (id: number) => {
      const antes = almacen.leer();
      noDevolver(id);
      almacen.cambiar((todos) => quitarEvento(todos, id));
      avisos.exito(
        t('eliminado'),
        conDeshacer(() => almacen.cambiar((todos) => reponerEvento(todos, antes, id))),
      );
    },
    correr: (antes: CalendarEvent, despues: CalendarEvent, que: 'movido' | 'estirado') => {
      const corrida = corridas.get(antes.id) ?? new AbortController();
      corridas.set(antes.id, corrida);
      const { signal: hasta } = corrida;
      almacen.cambiar((todos) => cambiarEvento(todos, despues));
      const handleDeshacer = () => {
        if (!hasta.aborted) almacen.cambiar((todos) => devolverEvento(todos, antes, despues));
      };
      avisos.exito(t(que, { que: antes.title }), { ...conDeshacer(handleDeshacer), hasta });
    },
  };
}

/** Only where there is no mouse, with which one tries. */
const deDedo = {
  display: 'none',
  px: { xs: 1.5, sm: 2.5 },
  py: 0.75,
  color: 'text.secondary',
  '@media (pointer: coarse)': { display: 'block' },
} as const;

const tarjeta = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: { xs: 560, md: 0 },
  flex: { md: 1 },
  overflow: 'clip',
} as const;
