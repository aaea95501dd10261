import Avatar from '@mui/material/Avatar';

/** The picture of a person, or their initials. The name is always said beside it. */
export function AvatarDe(props: {
  readonly quien: { readonly nombre: string; readonly foto?: string | null | undefined };
  readonly lado?: number;
}) {
  const { quien, lado = 36 } = props;
  return (
    <Avatar
      aria-hidden
      {...(quien.foto ? { src: quien.foto, alt: '' } : {})}
      sx={{
        flex: 'none',
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

/** «LF» for Lucía Ferreyra. */
export function iniciales(nombre: string): string {
  const palabras = nombre.trim().split(/\s+/);
  const elegidas = palabras.length > 1 ? [palabras[0], palabras.at(-1)] : palabras;
  return elegidas
    .map((palabra) => palabra?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
