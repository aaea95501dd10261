import Box from '@mui/material/Box';

/** The key that does the same as the control beside it. */
export function Atajo({
  children,
  sobrePrimario = false,
}: {
  readonly children: string;
  readonly sobrePrimario?: boolean;
}) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        px: 0.75,
        border: 1,
        borderColor: sobrePrimario ? 'rgb(255 255 255 / .45)' : 'divider',
        borderRadius: '5px',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        fontWeight: 600,
        color: sobrePrimario ? 'inherit' : 'text.secondary',
        bgcolor: sobrePrimario ? 'rgb(0 0 0 / .2)' : 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
