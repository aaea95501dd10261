export const PESTANAS_DE_PERFIL = ['datos', 'preferencias', 'seguridad', 'sesiones', 'actividad'] as const;
export type PestanaDePerfil = (typeof PESTANAS_DE_PERFIL)[number];

export const leerPestana = (valor: unknown): PestanaDePerfil | undefined =>
  PESTANAS_DE_PERFIL.find((pestana) => pestana === valor);
