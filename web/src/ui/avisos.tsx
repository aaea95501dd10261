import 'react-toastify/ReactToastify.css';
import './avisos.css';
import Button from '@mui/material/Button';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useMemo } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { mensajeDeError } from './mensaje-de-error.ts';

const SIMPLE_MS = 1000;
/** Nobody can read an error or reach an action in one second. */
const LARGO_MS = 5000;

type AccionDeAviso = { readonly texto: string; readonly onClick: () => void };
type Opciones = { readonly detalle?: string; readonly accion?: AccionDeAviso };

export type Avisos = {
  readonly exito: (texto: string, opciones?: Opciones) => void;
  readonly info: (texto: string, opciones?: Opciones) => void;
  /** Takes a sentence, or a failed call, whose sentence is worked out. */
  readonly error: (errorOTexto: unknown, opciones?: Opciones) => void;
};

/** Short notices at the top. Never the only place of a validation message. */
export const useAvisos = (): Avisos => useMemo(() => avisos, []);

export const avisos: Avisos = {
  exito: (texto, opciones) => mostrar('exito', texto, opciones),
  info: (texto, opciones) => mostrar('info', texto, opciones),
  error: (errorOTexto, opciones) => {
    // Whoever left the question of who they are knows that nothing happened.
    if (errorOTexto instanceof ConfirmacionCancelada) return;
    mostrar('error', typeof errorOTexto === 'string' ? errorOTexto : mensajeDeError(errorOTexto), opciones);
  },
};

type Clase = 'exito' | 'info' | 'error';

function mostrar(clase: Clase, texto: string, opciones: Opciones = {}): void {
  toast(({ closeToast }) => <Cuerpo clase={clase} texto={texto} opciones={opciones} onCerrar={closeToast} />, {
    autoClose: clase === 'error' || opciones.accion ? LARGO_MS : SIMPLE_MS,
    role: clase === 'error' ? 'alert' : 'status',
    ariaLabel: texto,
    closeButton: clase === 'error',
  });
}

const iconos = { exito: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

function Cuerpo(props: {
  readonly clase: Clase;
  readonly texto: string;
  readonly opciones: Opciones;
  readonly onCerrar: () => void;
}) {
  const { clase, texto, opciones, onCerrar } = props;
  const Icono = iconos[clase];
  const handleAccion = () => {
    opciones.accion?.onClick();
    onCerrar();
  };
  return (
    <div className={`aviso aviso-${clase}`}>
      <Icono size={20} stroke={1.7} aria-hidden />
      <div className="aviso-texto">
        <div>{texto}</div>
        {opciones.detalle && <small>{opciones.detalle}</small>}
      </div>
      {opciones.accion && (
        <Button size="small" variant="text" color="inherit" className="aviso-accion" onClick={handleAccion}>
          {opciones.accion.texto}
        </Button>
      )}
    </div>
  );
}

/** Where the notices appear; one for the whole application. */
export function ContenedorDeAvisos() {
  return (
    <ToastContainer
      position="top-center"
      theme="dark"
      autoClose={SIMPLE_MS}
      limit={10}
      // In a stack the last one is in front, so the newest is on top without reversing them.
      newestOnTop={false}
      stacked
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      icon={false}
      aria-label="Avisos"
    />
  );
}
