import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Estructura, planearArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { UNIDADES_MAXIMO } from '@trastienda/nucleo/articulos/estructura/limites.ts';
import { listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { CajaDeCantidad } from '#articulos/estructura/caja-de-cantidad.tsx';
import { useConEspera } from '#ui/con-espera.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Autocompletar, type Opcion } from '#ui/formularios/autocompletar.tsx';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { OrdenDeArmar } from './orden-de-armar.tsx';
import { PlanDeTomas } from './plan-de-tomas.tsx';

/** A depósito as it is chosen here; its sucursal says what may be done in it. */
export type Lugar = Opcion & { readonly sucursalId: string };

/** How many can be assembled now, what would be taken and what is short; and doing it (EST-06, EST-08). */
export function SeccionArmar({ estructura }: { readonly estructura: Estructura }) {
  const { t } = useTranslation('estructura');
  const [lugar, setLugar] = useState<Lugar | null>(null);
  const [cantidad, setCantidad] = useState<string | null>('1');
  const [opcionales, setOpcionales] = useState<ReadonlySet<string>>(new Set());
  const [preferidos, setPreferidos] = useState<ReadonlyMap<string, string>>(new Map());
  const pedida = useConEspera(cantidad ?? '1', 250);
  const plan = useQuery({
    ...consultaDe(planearArmado, {
      params: { id: estructura.id },
      query: {
        cantidad: pedida,
        ...(lugar ? { depositoId: lugar.id } : {}),
        ...(opcionales.size > 0 ? { opcionales: [...opcionales].join(',') } : {}),
        ...(preferidos.size > 0 ? { preferidos: [...preferidos].map((par) => par.join(':')).join(',') } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  // A plan that cannot be read says so in its own place: what was written of the order stays.
  const [ultimo, setUltimo] = useState(plan.data);
  if (plan.data !== undefined && plan.data !== ultimo) setUltimo(plan.data);
  return (
    <Tarjeta sinRelleno>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
        <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
          <Autocompletar
            label={t('armar.deposito')}
            placeholder={t('armar.todos')}
            ayuda={lugar ? undefined : t('armar.todosAyuda')}
            valor={lugar}
            endpoint={listarDepositos}
            query={{ activo: 'true' }}
            aOpcion={({ id, nombre, sucursal }) => ({ id, texto: `${nombre} · ${sucursal}` })}
            onCambio={(opcion, fila) =>
              setLugar(opcion && fila ? { ...opcion, sucursalId: fila.sucursalId ?? '' } : null)
            }
          />
        </Box>
        <CajaDeCantidad
          etiqueta={t('armar.cantidad')}
          valor="1"
          decimales={estructura.decimales}
          maximo={UNIDADES_MAXIMO}
          onCambio={setCantidad}
        />
      </Box>
      <Cargado consulta={plan} esqueleto={<EsqueletoDeTexto lineas={6} />}>
        {(datos) => (
          <>
            <Box
              component="dl"
              aria-live="polite"
              sx={{ m: 0, px: { xs: 2, sm: 2.5 }, pb: 2, display: 'flex', gap: 4 }}
            >
              <Cifra titulo={t('armar.cuantos')} valor={formatearCantidad(datos.cuantos)} />
              {estructura.tipo === 'ARMADO' && (
                <Cifra titulo={t('armar.hayArmados')} valor={formatearCantidad(datos.disponible)} />
              )}
            </Box>
            {cantidad !== null && (
              <PlanDeTomas
                plan={datos}
                preferidos={preferidos}
                onPreferir={(lineaId, articuloId) => setPreferidos(new Map([...preferidos, [lineaId, articuloId]]))}
                onOpcional={(lineaId, entra) =>
                  setOpcionales(
                    new Set(entra ? [...opcionales, lineaId] : [...opcionales].filter((id) => id !== lineaId)),
                  )
                }
              />
            )}
          </>
        )}
      </Cargado>
      {ultimo && (
        <OrdenDeArmar
          estructura={estructura}
          plan={ultimo}
          lugar={lugar}
          cantidad={cantidad}
          alDia={plan.data === ultimo && !plan.isPlaceholderData && pedida === cantidad}
          elecciones={{
            opcionales: [...opcionales],
            preferidos: [...preferidos].map(([lineaId, articuloId]) => ({ lineaId, articuloId })),
          }}
        />
      )}
    </Tarjeta>
  );
}

const Cifra = ({ titulo, valor }: { readonly titulo: string; readonly valor: string }) => (
  <Box>
    <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {titulo}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.25rem' }}>
      {valor}
    </Box>
  </Box>
);
