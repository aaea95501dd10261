import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';

const LARGO_DE_MOTIVO = { minimo: 3, maximo: 200 };

type Props = {
  readonly etiqueta: string;
  readonly ayuda: string;
  readonly boton: string;
  /** There is nothing to do, whatever the reason. */
  readonly nada: boolean;
  readonly ocupado: boolean;
  readonly onConfirmar: (motivo: string) => void;
  /** What else is agreed to, between the reason and the button. */
  readonly children?: ReactNode;
};

/** Why many artículos are changed, and the button that does it. */
export function ConfirmarConMotivo({ etiqueta, ayuda, boton, nada, ocupado, onConfirmar, children }: Props) {
  const [motivo, setMotivo] = useState('');
  return (
    <Stack
      component="form"
      sx={{ gap: 2 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        onConfirmar(motivo);
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
