import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Logo } from '#puertas/marco.tsx';
import { AYUDA, DEMOS } from './enlaces.ts';
import { usePortada } from './textos.ts';

export function Pie() {
  const t = usePortada();
  const columnas = [
    { titulo: t.pie.demos, enlaces: DEMOS.slice(0, 4).map(({ nombre, a }) => ({ texto: t.enlaces[nombre], a })) },
    {
      titulo: t.pie.puertas,
      enlaces: [
        { texto: t.pie.recuperar, a: '/auth/forgot-password' },
        { texto: t.pie.pin, a: '/auth/pin' },
        { texto: t.pie.cuenta, a: '/auth/register' },
        { texto: t.ayuda, a: AYUDA },
      ],
    },
  ];
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box sx={pie}>
        <Box>
          <Logo />
          <Box sx={{ mt: 1, color: 'text.secondary' }}>{t.pie.producto}</Box>
        </Box>
        {columnas.map(({ titulo, enlaces }) => (
          <Box key={titulo}>
            <Box component="h2" sx={{ m: 0, fontSize: '0.8125rem' }}>
              {titulo}
            </Box>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
              {enlaces.map(({ texto, a }) => (
                <li key={a}>
                  <Link href={a} sx={{ fontWeight: 500 }}>
                    {texto}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const pie = {
  maxWidth: 1200,
  mx: 'auto',
  px: 3,
  py: 5,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
  gap: 4,
} as const;
