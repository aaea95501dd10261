import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Momentos } from '#galeria/comun/momentos.tsx';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { CampoDeMomento } from './campo-de-momento.tsx';
import { ColoresDeEvento } from './colores-de-evento.tsx';
import { esMomento } from './dias.ts';
import { conTodoElDia, type EventoNuevo, empezarEn, esElMismo, type Reparos, reparosDe } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  /** What is being edited, or what a new one begins with; nothing while it is closed. */
  readonly evento: EventoNuevo | null;
  readonly onCerrar: () => void;
  readonly onGuardar: (evento: EventoNuevo) => void;
  /** Only for one that exists. */
  readonly onEliminar: (() => void) | null;
};

/** An event to add or to edit: its title, when it begins and ends, and its colour. */
export function DialogoDeEvento({ evento, ...props }: Props) {
  const id = useId();
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  return (
    <Dialog
      open={evento !== null}
      onClose={sinSegundoClic(cerrar)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      // It goes at once: there is nothing left to show while it would fade.
      transitionDuration={{ enter: 225, exit: 0 }}
    >
      {evento && <Contenido {...props} id={id} evento={evento} onCambios={onCambios} onCerrar={cerrar} />}
    </Dialog>
  );
}

type DeContenido = Props & {
  readonly id: string;
  readonly evento: EventoNuevo;
  readonly onCambios: (hayCambios: boolean) => void;
};

function Contenido({ id, evento, ...props }: DeContenido) {
  const t = textos.usar();
  const { t: tUi } = useTranslation('ui');
  const [escrito, setEscrito] = useState(evento);
  const [reparos, setReparos] = useState<Reparos>({});
  const formulario = useRef<HTMLFormElement>(null);
  // While a date is half typed its box holds none: what the event lasts is told by the start there was before.
  const inicio = useRef(evento.start);
  useAvisarCambios(!esElMismo(escrito, evento), props.onCambios);
  const cambiar = (nuevo: EventoNuevo) => {
    setEscrito(nuevo);
    setReparos({});
  };
  const handleInicio = (start: string) => {
    cambiar(empezarEn(escrito, start, inicio.current));
    if (esMomento(start)) inicio.current = start;
  };
  const handleTodoElDia = (allDay: boolean) => {
    const nuevo = conTodoElDia(escrito, allDay);
    cambiar(nuevo);
    if (esMomento(nuevo.start)) inicio.current = nuevo.start;
  };
  const handleFin = (end: string) => {
    cambiar({ ...escrito, end });
    // An end that is chosen without a start stays where it was put.
    if (!esMomento(escrito.start)) inicio.current = '';
  };
  const handleSubmit = (enviado: FormEvent) => {
    enviado.preventDefault();
    const hallados = reparosDe(escrito);
    setReparos(hallados);
    const [primero] = Object.keys(hallados);
    if (primero === undefined) props.onGuardar({ ...escrito, title: escrito.title.trim() });
    else formulario.current?.querySelector<HTMLElement>(campoDe(primero))?.focus();
  };
  return (
    <Box component="form" ref={formulario} noValidate onSubmit={handleSubmit} sx={{ overflow: 'auto' }}>
      <DialogTitle id={id}>{props.onEliminar ? t('editar') : t('agregar')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <TextField
          autoFocus
          required
          fullWidth
          name="title"
          label={t('campo.title')}
          value={escrito.title}
          error={reparos.title !== undefined}
          helperText={reparos.title && t('reparo.titulo')}
          onChange={({ target }) => cambiar({ ...escrito, title: target.value })}
        />
        <FormControlLabel
          label={t('todoElDia')}
          sx={{ justifySelf: 'start' }}
          control={<Checkbox checked={escrito.allDay} onChange={({ target }) => handleTodoElDia(target.checked)} />}
        />
        <Momentos>
          <CampoDeMomento
            nombre="start"
            etiquetaDeDia={t('campo.startDia')}
            etiquetaDeHora={t('campo.startHora')}
            valor={escrito.start}
            soloDia={escrito.allDay}
            reparo={reparos.start && t('reparo.start')}
            onCambio={handleInicio}
          />
          <CampoDeMomento
            nombre="end"
            etiquetaDeDia={t('campo.endDia')}
            etiquetaDeHora={t('campo.endHora')}
            valor={escrito.end}
            soloDia={escrito.allDay}
            reparo={reparos.end && t(reparos.end === 'antes' ? 'reparo.antes' : 'reparo.end')}
            onCambio={handleFin}
          />
        </Momentos>
        <ColoresDeEvento valor={escrito.color} onCambio={(color) => cambiar({ ...escrito, color })} />
      </DialogContent>
      <DialogActions>
        {props.onEliminar && (
          <Button color="error" onClick={props.onEliminar} sx={{ marginInlineEnd: 'auto' }}>
            {t('eliminar')}
          </Button>
        )}
        <Button onClick={props.onCerrar}>{tUi('accion.cancelar')}</Button>
        <Button type="submit" variant="contained" data-testid="calendar-save">
          {tUi('accion.guardar')}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** Where the keyboard goes to put a datum right: into the first part of a moment. */
const campoDe = (dato: string): string => `[name="${dato}"], [data-momento="${dato}"] [role=spinbutton]`;
