import 'react-toastify/ReactToastify.css';
import './avisos.css';
import Button from '@mui/material/Button';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type MouseEvent, useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { conDedo } from '#ui/teclado/con-dedo.ts';
import type { OpcionesDeAviso } from './avisos.tsx';

const SIMPLE_MS = 1000;
/** Nobody can read an error, or why something is not as expected, or reach an action in one second. */
const LARGO_MS = 5000;

export type ClaseDeAviso = 'exito' | 'info' | 'error';

/** Shows a notice at once, or when the container is there. Use `useAvisos`, which brings this when it is first needed. */
export function mostrarAviso(clase: ClaseDeAviso, texto: string, opciones: OpcionesDeAviso = {}): void {
  const { hasta } = opciones;
  if (hasta?.aborted) return;
  const aviso = toast(
    ({ closeToast }) => <Cuerpo clase={clase} texto={texto} opciones={opciones} onCerrar={closeToast} />,
    {
      autoClose: clase === 'exito' && !opciones.accion ? SIMPLE_MS : LARGO_MS,
      role: clase === 'error' ? 'alert' : 'status',
      ariaLabel: texto,
      closeButton: clase === 'error',
      onClose: () => opciones.onIrse?.(),
    },
  );
  hasta?.addEventListener('abort', () => toast.dismiss(aviso));
}

const iconos = { exito: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle };

function Cuerpo(props: {
  readonly clase: ClaseDeAviso;
  readonly texto: string;
  readonly opciones: OpcionesDeAviso;
  readonly onCerrar: () => void;
}) {
  const { clase, texto, opciones, onCerrar } = props;
  const Icono = iconos[clase];
  const handleAccion = ({ currentTarget }: MouseEvent) => {
    opciones.accion?.onClick();
    onCerrar();
    devolverFoco(currentTarget);
  };
  return (
    <div ref={alIrse} className={`aviso aviso-${clase}`}>
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

/** The last that had the keyboard and is no notice. */
let afuera: Element | null = null;

/** Whoever is within a notice that goes away goes on from where they were, unless its action took them elsewhere. */
function devolverFoco(deAviso: Element): void {
  const perdido = () => deAviso.closest('.Toastify__toast')?.contains(document.activeElement);
  const llevarA = (otro: Element | null) => (otro as HTMLElement | null)?.focus({ preventScroll: true });
  // A finger is not shown the letters to write with.
  if (perdido() && !conDedo()) llevarA(afuera);
  // It may be gone, or not take it by now.
  if (perdido()) llevarA(document.querySelector('main'));
}

const alIrse = (aviso: Element | null) => () => {
  if (aviso) devolverFoco(aviso);
};

export function Contenedor() {
  useEffect(() => {
    const anotar = () => {
      const { activeElement } = document;
      if (!activeElement?.closest('.Toastify')) afuera = activeElement;
    };
    anotar();
    document.addEventListener('focusin', anotar);
    return () => document.removeEventListener('focusin', anotar);
  }, []);
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
