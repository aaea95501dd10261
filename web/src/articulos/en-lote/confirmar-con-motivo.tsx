import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef } from 'react';

const LARGO_DE_MOTIVO = { minimo: 3, maximo: 200 };

/** The reason of who goes on, which stays while they ask for something else and see again how it would be. */
export type ConMotivo = { readonly motivo: string; readonly onMotivo: (motivo: string) => void };

type Props = ConMotivo & {
  readonly etiqueta: string;
  readonly ayuda: string;
  readonly boton: string;
  /** There is nothing to do, whatever the reason. */
  readonly nada: boolean;
  readonly ocupado: boolean;
  readonly onConfirmar: () => Promise<void>;
  /** What else is agreed to, between the reason and the button. */
  readonly children?: ReactNode;
};

/** Why many artículos are changed, and the button that does it. */
export function ConfirmarConMotivo(props: Props) {
  const { etiqueta, ayuda, boton, nada, ocupado, motivo, onMotivo, onConfirmar, children } = props;
  // Known at once: the button is told by the next drawing, and a double click is faster.
  const enCurso = useRef(false);
  const confirmar = async () => {
    if (enCurso.current) return;
    enCurso.current = true;
    await onConfirmar().finally(() => {
      enCurso.current = false;
    });
  };
  return (
    <Stack
      component="form"
      sx={{ gap: 2 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void confirmar();
      }}
    >
      <TextField
        label={etiqueta}
        helperText={ayuda}
        value={motivo}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { minLength: LARGO_DE_MOTIVO.minimo, maxLength: LARGO_DE_MOTIVO.maximo } }}
        onChange={(evento) => onMotivo(evento.target.value)}
      />
      {children}
      <Button
        type="submit"
        variant="contained"
        loading={ocupado}
        disabled={nada || motivo.trim().length < LARGO_DE_MOTIVO.minimo}
      >
        {boton}
      </Button>
    </Stack>
  );
}
