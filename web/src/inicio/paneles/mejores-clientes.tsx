import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { MejoresDelMes } from '@trastienda/nucleo/inicio/contrato.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMejores } from '#inicio/inicio.queries.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Dinero } from './dinero.tsx';
import { mesYAnio } from './fechas.ts';
import { Nada, Panel } from './panel.tsx';

const MESES = 12;
const TONOS = { baja: 'neutro', media: 'info', alta: 'aviso', muy_alta: 'exito' } as const;

/** Who bought the most in a month, and how much they matter. */
export function MejoresClientes() {
  const { t } = useTranslation('paneles');
  const hoy = diaArgentino(new Date());
  const meses = Array.from({ length: MESES }, (_, i) => primeroDelMes(hoy, -i));
  const [elegido, setElegido] = useState(0);
  // The running one is asked for without naming it, as the others that show it do.
  const mejores = useMejores(elegido === 0 ? undefined : meses[elegido]?.slice(0, 7));
  return (
    <Panel
      id="mejores-clientes"
      titulo={t('mejoresClientes.titulo')}
      enLista
      acciones={
        <NativeSelect
          value={elegido}
          onChange={(evento) => setElegido(Number(evento.target.value))}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': t('mejoresClientes.mes') }}
        >
          {meses.map((mes, i) => (
            <option key={mes} value={i}>
              {mesYAnio(mes)}
            </option>
          ))}
        </NativeSelect>
      }
    >
      <Cargado
        consulta={mejores}
        tituloDeError={t('mejoresClientes.error')}
        esqueleto={<EsqueletoDeTexto lineas={5} />}
      >
        {({ clientes }) =>
          clientes.length === 0 ? (
            <Nada icono={IconUsers}>{t('mejoresClientes.nada')}</Nada>
          ) : (
            <Box aria-busy={mejores.isPlaceholderData} sx={{ opacity: mejores.isPlaceholderData ? 0.5 : 1 }}>
              <Clientes clientes={clientes} />
            </Box>
          )
        }
      </Cargado>
    </Panel>
  );
}

function Clientes({ clientes }: { readonly clientes: MejoresDelMes['clientes'] }) {
  const { t } = useTranslation('paneles');
  return (
    <Box component="table" sx={tabla}>
      <thead>
        <tr>
          <th scope="col">{t('mejoresClientes.cliente')}</th>
          <th scope="col" className="notas">
            {t('mejoresClientes.notas')}
          </th>
          <th scope="col">{t('mejoresClientes.prioridad')}</th>
          <th scope="col">{t('mejoresClientes.importe')}</th>
        </tr>
      </thead>
      <tbody>
        {clientes.map(({ id, nombre, notas, prioridad, importe }) => (
          <tr key={id}>
            <th scope="row">
              <span>
                <AvatarDe quien={{ nombre }} lado={32} />
                <Enlace to="/clientes/tabla/$id" params={{ id }}>
                  {nombre}
                </Enlace>
              </span>
            </th>
            <td className="notas">{formatearEntero(notas)}</td>
            <td>
              <EstadoChip tono={TONOS[prioridad]}>{t(`mejoresClientes.prioridades.${prioridad}`)}</EstadoChip>
            </td>
            <td>
              <b>
                <Dinero importe={importe} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& th, & td': { p: '0 8px', height: 44, borderTop: 1, borderColor: 'divider', textAlign: 'start', fontWeight: 400 },
  '& thead th': { height: 32, border: 0, fontSize: '0.75rem', color: 'text.secondary', fontWeight: 600 },
  '& .notas, & tr > :last-child': { textAlign: 'end' },
  '& .notas': { paddingInlineEnd: '32px' },
  '& tr > th:first-of-type': { paddingInlineStart: { xs: '16px', sm: '24px' } },
  '& tr > :last-child': { paddingInlineEnd: { xs: '16px', sm: '24px' } },
  '& tbody th > span': { display: 'flex', alignItems: 'center', gap: 1.25 },
  '& tbody th a': { color: 'text.primary', fontWeight: 600 },
  '& b': { fontWeight: 600, whiteSpace: 'nowrap' },
  // On a phone who, how much and how important is what fits.
  '& tr > .notas': { display: { xs: 'none', sm: 'table-cell' } },
  '& .MuiAvatar-root': { display: { xs: 'none', sm: 'flex' } },
} as const;
