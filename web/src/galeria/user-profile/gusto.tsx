import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import type { Likes } from '#galeria/api-falsa/entidades/perfil.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

/** The like of a post or a comment, pressed while the user likes it, and how many like it. */
export function Gusto(props: {
  readonly texto: string;
  readonly likes: Likes;
  readonly prueba: string;
  readonly onClick: () => void;
}) {
  const { like, value } = props.likes;
  return (
    <Pista texto={props.texto}>
      <ButtonBase
        aria-label={`${formatearEntero(value)} · ${props.texto}`}
        aria-pressed={like}
        data-testid={props.prueba}
        onClick={props.onClick}
        sx={boton(like)}
      >
        <IconThumbUp size={17} stroke={1.7} aria-hidden />
        <Box component="span">{formatearEntero(value)}</Box>
      </ButtonBase>
    </Pista>
  );
}

const boton = (gusta: boolean) =>
  ({
    gap: 0.75,
    minHeight: 32,
    minWidth: 44,
    px: 1.25,
    borderRadius: '16px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: gusta ? 'primary.contrastText' : 'text.secondary',
    bgcolor: gusta ? 'primary.main' : 'transparent',
    '&:hover': { bgcolor: gusta ? 'primary.dark' : 'action.hover' },
    '@media (pointer: coarse)': { minHeight: 44 },
  }) as const;
