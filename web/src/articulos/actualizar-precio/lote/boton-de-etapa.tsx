import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Pista } from '#ui/flotantes/pista.tsx';

/** An action of a stage. When it may not be done yet it stays in sight, and says why to whoever gets near. */
export function BotonDeEtapa(props: {
  readonly texto: string;
  /** Why not; null lets it be done. */
  readonly porque: string | null;
  readonly principal?: boolean;
  readonly color?: ButtonProps['color'];
  readonly icono?: ReactNode;
  readonly ocupado?: boolean;
  readonly onClick: () => void;
}) {
  const { texto, porque, principal = false } = props;
  const frenado = porque !== null;
  return (
    <Pista texto={porque ?? ''}>
      <Button
        aria-label={texto}
        aria-disabled={frenado}
        {...(frenado ? { 'aria-description': porque } : {})}
        variant={principal ? 'contained' : 'outlined'}
        color={props.color ?? 'primary'}
        startIcon={props.icono}
        loading={props.ocupado ?? false}
        onClick={() => frenado || props.onClick()}
        sx={frenado ? sinHacer(principal) : {}}
      >
        {texto}
      </Button>
    </Pista>
  );
}

/** On a phone there is room for what may be done, and for the step that is next. */
const sinHacer = (principal: boolean) => ({
  opacity: 0.5,
  cursor: 'not-allowed',
  ...(principal ? {} : { display: { xs: 'none', sm: 'inline-flex' } }),
});
