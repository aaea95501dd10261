import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Seccion } from './secciones.tsx';
import { type TextosDePortada, usePortada } from './textos.ts';

type Funcion = Exclude<keyof TextosDePortada['funciones'], 'titulo' | 'bajada'>;

const ICONOS = {
  codigos: IconBarcode,
  stock: IconArrowsExchange,
  reservas: IconBookmark,
  sucursales: IconBuildingStore,
  mostrador: IconKeyboard,
  precios: IconCalendar,
  costo: IconCalculator,
  entregas: IconTruckDelivery,
  importar: IconFileImport,
  permisos: IconUsers,
  historia: IconHistory,
  seguridad: IconShieldLock,
} as const satisfies Record<Funcion, unknown>;

const FUNCIONES = Object.keys(ICONOS) as Funcion[];

/** What it does, a sentence each. */
export function Funciones() {
  const t = usePortada();
  return (
    <Seccion id="funciones" titulo={t.funciones.titulo} bajada={t.funciones.bajada}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
          gap: 2,
          listStyle: 'none',
        }}
      >
        {FUNCIONES.map((cual) => {
          const Icono = ICONOS[cual];
          return (
            <Paper component="li" key={cual} sx={{ p: 2.5 }}>
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 40,
                  height: 40,
                  borderRadius: 1,
                  bgcolor: 'primary.soft',
                  color: 'primary.onSoft',
                }}
              >
                <Icono size={22} stroke={1.5} aria-hidden />
              </Box>
              <Typography variant="h6" component="h3" sx={{ mt: 1.5 }}>
                {t.funciones[cual].titulo}
              </Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t.funciones[cual].texto}</Typography>
            </Paper>
          );
        })}
      </Box>
    </Seccion>
  );
}
