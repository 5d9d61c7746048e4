#!/usr/bin/env bash
# The sandbox of tests/faults/try-docs.ts: try-docs.sh BOX PROJECT, in a mount namespace of its own.
set -eEuo pipefail
box=$1 project=$2 run=0
trap 'echo "failed: line $LINENO: $BASH_COMMAND" >&2' ERR
say() { printf '== %s\n' "$*"; }

if [ "${3:-}" != inside ]; then
  # Writes below these directories go to memory.
  mkdir "$box/files" && mount -t tmpfs tmpfs "$box/files"
  for directory in etc opt run var; do
    mkdir -p "$box/files/$directory" "$box/files/$directory.work"
    mount -t overlay overlay \
      -o "lowerdir=/$directory,upperdir=$box/files/$directory,workdir=$box/files/$directory.work" "/$directory"
  done
  git clone --quiet --bare "$project" "$box/repository.git"
  git -C "$box/repository.git" branch --force ours HEAD
  git -C "$box/repository.git" branch --force main HEAD 2>/dev/null || true
  git clone --quiet --branch ours "$box/repository.git" /opt/leads
  # The first block fetches packages, and everything after it does without a network.
  source "$box/first.sh"
  npm_config_prefer_offline=true exec unshare --net --pid --fork --kill-child \
    bash "$project/tests/faults/try-docs.sh" "$box" "$project" inside
fi

ip link set lo up
mkdir "$box/bin" && PATH=$box/bin:$PATH
# What stands in for programs that a sandbox lacks. Each does what the commands need of it.
cat > "$box/bin/sudo" <<'END'
#!/bin/sh
[ "$1" = -u ] || exec "$@"
user=$2; shift 2; cd / && exec runuser -u "$user" -- "$@"
END
cat > "$box/bin/apt-get" <<'END'
#!/bin/sh
# Debian has a package of this name, and what it brings is there.
apt-cache show "$2" > /dev/null && mkdir -p "/etc/$2"
END
cat > "$box/bin/systemctl" <<'END'
#!/usr/bin/env bash
# Starts and stops the unit leads as it stands in /etc/systemd/system.
set -eu
box=$(dirname "$(dirname "$0")") unit=/etc/systemd/system/leads.service
value() { sed -n "s/^$1=//p" "$unit"; }
stop() {
  [ -f "$box/pid" ] || return 0
  kill -s "$(value KillSignal)" "$(cat "$box/pid")"
  while kill -0 "$(cat "$box/pid")" 2>/dev/null; do read -rt 0.1 <> <(:) || :; done
  rm "$box/pid"
}
start() {
  directory=/var/lib/private/$(value StateDirectory)
  mkdir -p "$directory" && ln -sfn "private/$(value StateDirectory)" "/var/lib/$(value StateDirectory)"
  read -ra own <<< "$(value Environment)"
  mapfile -t settings < <(grep = "$(value EnvironmentFile)")
  cd "$(value WorkingDirectory)"
  read -ra program <<< "$(value ExecStart)"
  env --ignore-environment PATH=/usr/bin:/bin "${own[@]}" "${settings[@]}" "${program[@]}" >> "$box/log" 2>&1 &
  echo $! > "$box/pid"
}
case "$1 ${*: -1}" in
  'daemon-reload '*) systemd-analyze verify "$unit" ;;
  'enable leads' | 'start leads') start ;;
  'stop leads') stop ;;
  'restart leads') stop; start ;;
  'reload nginx') nginx ;;
  'reload caddy') if command -v caddy > /dev/null; then caddy validate --config /etc/caddy/Caddyfile; fi ;;
  *) echo "systemctl $*: unknown here" >&2; exit 1 ;;
esac
END
chmod +x "$box"/bin/*
chmod 755 "$box"

postgres=$(dirname "$(find /usr/lib/postgresql -name initdb | sort -V | tail -1)")
mkdir -p /run/postgresql /var/lib/docs-postgres && chown postgres /run/postgresql /var/lib/docs-postgres
sudo -u postgres "$postgres/initdb" --pgdata=/var/lib/docs-postgres --auth-local=peer --auth-host=scram-sha-256 > /dev/null
sudo -u postgres "$postgres/pg_ctl" --pgdata=/var/lib/docs-postgres --wait --silent \
  --log=/var/lib/docs-postgres/log --options='-c unix_socket_directories=/run/postgresql' start

until_up() {
  curl --silent --fail --output /dev/null --retry 300 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/healthz
}
store_lead() {
  until_up
  curl --silent --show-error --fail --header 'apikey: marginly-public-key' --header 'content-type: application/json' \
    --data "@$box/lead.json" http://127.0.0.1:3000/rest/v1/leads
}
expect() { [ "$1" = "$2" ] || { echo "expected $2, and there is $1: $3" >&2; exit 1; }; }
expect_leads() {
  until_up
  expect "$(cd /opt/leads && sudo npm run --silent leads -- list --env-file /etc/leads/environment --json | grep -c '"id"')" "$1" leads
}
expect_caddy_host() { grep --quiet '^www.example.org {' /etc/caddy/Caddyfile; }
make_certificate() {
  mkdir -p /etc/letsencrypt/live/www.example.org
  openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=www.example.org \
    -keyout /etc/letsencrypt/live/www.example.org/privkey.pem -out /etc/letsencrypt/live/www.example.org/fullchain.pem 2> /dev/null
}
expect_tls() { curl --silent --fail --insecure --resolve www.example.org:443:127.0.0.1 https://www.example.org/ | grep --quiet '</html>'; }
use_embedded() {
  sudo systemctl stop leads
  sed -i '/^DATABASE_URL=/d' /etc/leads/environment
  sudo systemctl start leads
}
empty_postgres() {
  sudo -u postgres psql --quiet -c 'alter database leads rename to leads_earlier' -c 'create database leads owner leads'
}
expect_postgres() { grep --quiet '^Database: PostgreSQL, leads at 127.0.0.1:5432$' <(tail -n 12 "$box/log"); }
run_cron_line() { expect "$(sed 's/^.* root //' /etc/cron.d/leads-purge | sh)" 'Erased: 0.' 'what cron runs'; }
clone_as_developer() {
  git clone --quiet "$box/repository.git" "$box/files/developer" && cd "$box/files/developer"
  git config user.name Owner && git config user.email owner@example.org
}
commit_on_both_sides() {
  git clone --quiet --branch main "$box/repository.git" "$box/files/upstream"
  (cd "$box/files/upstream" && echo 'A new version.' >> CHANGELOG.md &&
    git -c user.name=U -c user.email=u@example.org commit --quiet --all --message 'Release' && git push --quiet origin main)
  sed -i "s/brand: 'Marginly'/brand: 'Redink'/" site/site.config.ts && git commit --quiet --all --message 'Rebrand'
}
expect_both_commits() {
  expect "$(tail -n 1 CHANGELOG.md)" 'A new version.' 'the new version'
  grep --quiet "brand: 'Redink'" site/site.config.ts
}
enter_new_clone() { git clone --quiet --branch main "$box/repository.git" "$box/files/new" && cd "$box/files/new"; }
serve() {
  cat > "$box/serve.sh"
  setsid bash -e "$box/serve.sh" &
  serving=$!
}
stop_serving() { kill -- -"$serving" && wait "$serving" || :; }
publish_branch() {
  git push --quiet --force "$box/repository.git" ours
  echo 'PUBLIC_LEADS_KEY=marginly-public-key' > /opt/leads/.env
}
expect_upgraded() { grep --quiet 'A new version.' /opt/leads/CHANGELOG.md && grep --quiet PUBLIC_LEADS_KEY /opt/leads/.env; }

cd /opt/leads
source "$box/others.sh"
sudo systemctl stop leads
sudo -u postgres "$postgres/pg_ctl" --pgdata=/var/lib/docs-postgres --silent --mode=fast stop
say "$run blocks ran as they stand."
