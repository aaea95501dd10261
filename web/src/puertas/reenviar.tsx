import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useCuentaAtras } from './falla.ts';
import { con } from './textos.ts';

const ESPERA_S = 30;

/** A button that counts 30 seconds down after each use. `yaEspera`: the first wait began with the page. */
export function ConEspera(props: {
  readonly texto: string;
  readonly esperando: string;
  readonly yaEspera?: boolean;
  readonly onUsar?: () => void;
  /** What to do when the wait of a use is over. */
  readonly onFin?: () => void;
}) {
  const [vez, setVez] = useState(props.yaEspera ? 1 : 0);
  const quedan = useCuentaAtras(vez > 0 ? ESPERA_S : 0, vez);
  const antes = useRef(quedan);
  const { onFin } = props;
  useEffect(() => {
    if (antes.current > 0 && quedan === 0) onFin?.();
    antes.current = quedan;
  }, [quedan, onFin]);
  return (
    <Button
      variant="text"
      disabled={quedan > 0}
      onClick={() => {
        setVez(vez + 1);
        props.onUsar?.();
      }}
    >
      {quedan > 0 ? con(props.esperando, { segundos: quedan }) : props.texto}
    </Button>
  );
}
