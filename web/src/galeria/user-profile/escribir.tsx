import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DUENA } from '#galeria/api-falsa/entidades/perfil.ts';
import { crearBorradores } from '#galeria/comun/borradores.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

const borradores = crearBorradores();

/** One line to write and send: a comment or a reply. What is blank is not sent. */
export function Escribir(props: {
  /** Which box it is: what is begun in it waits there. */
  readonly caja: string;
  readonly etiqueta: string;
  readonly ayuda: string;
  readonly boton: string;
  readonly prueba: string;
  readonly autoFocus?: boolean;
  readonly onEnviar: (texto: string) => void;
}) {
  const [texto, setTexto] = borradores.usar(props.caja);
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        if (texto.trim() === '') return;
        props.onEnviar(texto.trim());
        setTexto('');
      }}
      sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {/* On a phone its room is for what is written. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <AvatarDe quien={{ nombre: DUENA.name }} lado={32} />
      </Box>
      <TextField
        sx={{ flex: '1 1 200px', minWidth: 0 }}
        autoFocus={props.autoFocus ?? false}
        value={texto}
        placeholder={props.ayuda}
        onChange={(evento) => setTexto(evento.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': props.etiqueta, maxLength: 500, autoComplete: 'off', 'data-testid': props.prueba },
        }}
      />
      <Button type="submit" variant="tonal" sx={{ flex: 'none' }}>
        {props.boton}
      </Button>
    </Stack>
  );
}
