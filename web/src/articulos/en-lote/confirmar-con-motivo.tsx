import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';

const LARGO_DE_MOTIVO = { minimo: 3, maximo: 200 };

type Props = {
  readonly etiqueta: string;
  readonly ayuda: string;
  readonly boton: string;
  /** There is nothing to do, whatever the reason. */
  readonly nada: boolean;
  readonly ocupado: boolean;
  readonly onConfirmar: (motivo: string) => Promise<void>;
  /** What else is agreed to, between the reason and the button. */
  readonly children?: ReactNode;
};

/** Why many artículos are changed, and the button that does it. */
export function ConfirmarConMotivo({ etiqueta, ayuda, boton, nada, ocupado, onConfirmar, children }: Props) {
  const [motivo, setMotivo] = useState('');
  // Known at once: the button is told by the next drawing, and a double click is faster.
  const enCurso = useRef(false);
  const confirmar = async () => {
    if (enCurso.current) return;
    enCurso.current = true;
    await onConfirmar(motivo).finally(() => {
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
        onChange={(evento) => setMotivo(evento.target.value)}
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
