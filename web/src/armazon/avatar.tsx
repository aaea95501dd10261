import Avatar from '@mui/material/Avatar';
import { iniciales, type Quien } from './tipos.ts';

/** The picture of a person, or their initials. The name is always said beside it. */
export function AvatarDe({
  quien,
  lado = 36,
}: {
  readonly quien: Pick<Quien, 'nombre' | 'foto'>;
  readonly lado?: number;
}) {
  return (
    <Avatar
      aria-hidden
      {...(quien.foto ? { src: quien.foto, alt: '' } : {})}
      sx={{
        width: lado,
        height: lado,
        fontSize: `${lado / 36 / 1.23}rem`,
        fontWeight: 600,
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
      }}
    >
      {iniciales(quien.nombre)}
    </Avatar>
  );
}
