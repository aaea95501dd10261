/** Who may look at people and their roles, and what changing them asks besides: a fresh proof of who is there. */
export const administra = { permiso: 'usuario.administrar', alcance: 'empresa' } as const;
export const delicado = { ...administra, confirmacion: 'persona' } as const;
